// Renders code fences compiled by plugins/code, and has a component that every page may use.
import MDXComponents from '@theme-original/MDXComponents'
import type {ReactNode} from 'react'

interface Props {
  html: string
  language: string
  title?: string
  /** Id of the sample's types. */
  types?: string
}

const Sample = ({html, language, title, types}: Props) => (
  <figure>
    {title !== undefined && <figcaption>{title}</figcaption>}
    <pre data-types={types}>
      <code className={`language-${language}`} dangerouslySetInnerHTML={{__html: html}} />
    </pre>
  </figure>
)

const Marker = ({children}: {children: ReactNode}) => <mark>{children}</mark>

export default {...MDXComponents, Sample, Marker}
