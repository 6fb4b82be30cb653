/** The source of one live example, ready to show. */
export interface ExampleSource {
  file: string
  /** Highlighted HTML for the inside of a `code` element. */
  html: string
  /** Names the file with the types of its identifiers (plugins/code/types). */
  types: string
}
