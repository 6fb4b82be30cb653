import type {ExampleRoot} from './roots'

/** The source of one live example, ready to show, and its program, ready to run. */
export interface ExampleSource {
  /** Name of its file, such as `facet-ref.tsx`. */
  file: string
  /** Highlighted HTML for the inside of a `code` element. */
  html: string
  /** Id under which the types of its identifiers are published (plugins/code/build/types). */
  types: string
  /** Path of the compiled program (protocol.ts), relative to the base URL. */
  program: string
  imports: string[]
}

/** The path of the version of a compiled program that can be traced, beside the program. */
export const tracedFile = (program: string): string =>
  program.replace(/json$/, 'traced.json')

/** What the build makes of an exercise's checks.ts. */
export interface ExerciseData {
  checks: string
  root?: ExampleRoot
  /** The file, for readers' projects. */
  source: string
}
