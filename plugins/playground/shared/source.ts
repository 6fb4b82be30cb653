/** The source of one live example, ready to show. */
export interface ExampleSource {
  /** Name of its file, such as `facet-ref.tsx`. */
  file: string
  /** Highlighted HTML for the inside of a `code` element. */
  html: string
  /** Id under which the types of its identifiers are published (plugins/code/build/types). */
  types: string
}
