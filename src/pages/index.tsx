import Link from '@docusaurus/Link'
import Layout from '@theme/Layout'
import type {ReactNode} from 'react'

export default function Home(): ReactNode {
  return (
    <Layout description="React Facet: observable state for game user interfaces.">
      <main className="container margin-vert--lg">
        <h1>React Facet</h1>
        <Link to="/docs/goals">Goals</Link>
      </main>
    </Layout>
  )
}
