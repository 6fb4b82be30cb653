import Head from '@docusaurus/Head'
import type {ReactNode} from 'react'
import type {Thing, WithContext} from 'schema-dts'

interface Props {
  data: WithContext<Thing> | WithContext<Thing>[]
}

/** Puts facts about the page into its head, for search engines (schema.org, JSON-LD). */
export function StructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {
          // A title with markup must not end the element.
          JSON.stringify(data).replaceAll('<', '\\u003c')
        }
      </script>
    </Head>
  )
}
