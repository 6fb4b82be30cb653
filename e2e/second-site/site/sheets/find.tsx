import Layout from '@theme/Layout'
import type {ReactNode} from 'react'
import {SearchPage} from '../../../../plugins/search/client/page'

export default function Search(): ReactNode {
  return (
    <Layout title="Search" description="Search the kitchen manual.">
      <SearchPage withoutScripts="Look in the manual instead." />
    </Layout>
  )
}
