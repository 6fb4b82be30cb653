import Layout from '@theme/Layout'
import type {ReactNode} from 'react'

/** A page that uses the options of the layout (ARCHITECTURE.md, "Pages"). */
export default function NoFooter(): ReactNode {
  return (
    <Layout
      title="Bare"
      description="A page without a footer."
      noFooter
      wrapperClassName="extra"
    >
      <main>
        <h1>Bare</h1>
      </main>
    </Layout>
  )
}
