import Head from '@docusaurus/Head'
import type {ReactNode} from 'react'
import type {Thing, WithContext} from 'schema-dts'

interface Props {
  data: WithContext<Thing> | WithContext<Thing>[]
}

/** Describes a page to search engines, in its head (schema.org, JSON-LD). */
export function StructuredData({data}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {
          // "</script>" in a title must not close the element.
          JSON.stringify(data).replaceAll('<', '\\u003c')
        }
      </script>
    </Head>
  )
}
