import Layout from '@theme/Layout'
import type {ReactNode} from 'react'

/** A page that is long enough to scroll, with a heading far down. */
export default function Tall(): ReactNode {
  const paragraphs = Array.from({length: 80}, (_, index) => (
    <p key={index}>Line {index}</p>
  ))
  return (
    <Layout title="Tall" description="A page that is long enough to scroll.">
      <main className="container">
        <h1>Tall</h1>
        <a href="#far">Far down</a>
        {paragraphs}
        <h2 id="far">Far</h2>
        {paragraphs}
      </main>
    </Layout>
  )
}
