// Renders code fences compiled by plugins/code.
import MDXComponents from '@theme-original/MDXComponents'

interface Props {
  html: string
  /** Id of the sample's types. */
  types?: string
}

const Sample = ({html, types}: Props) => (
  <pre data-types={types}>
    <code dangerouslySetInnerHTML={{__html: html}} />
  </pre>
)

export default {...MDXComponents, Sample}
