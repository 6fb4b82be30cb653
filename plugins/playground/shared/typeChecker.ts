/** What the worker that checks types can do for an editor. Positions are offsets in the program. */
export interface TypeService {
  /** The errors of a program, without those of syntax, which `compile` reports. */
  check: (program: string) => Diagnostic[]
  /** What samples show on hover, for the identifier at a position. */
  describe: (program: string, position: number) => Description | undefined
  /** What can be written at a position. */
  complete: (program: string, position: number) => Completions | undefined
}

/** An error in TypeScript's words. */
export interface Diagnostic {
  from: number
  to: number
  /** 1-based. */
  line: number
  message: string
  code: number
}

/** The type of an identifier, as code, and its doc comment. */
export interface Description {
  from: number
  to: number
  text: string
  note: string
}

/** What can be written at a position. */
export interface Completions {
  /** Where the word begins that a completion replaces. */
  from: number
  /** With higher numbers, names come first: those of the program before those of the browser. */
  options: {label: string; boost: number}[]
}

/** The declarations that programs can reach. The build writes them, and the worker reads them. */
export interface Declarations {
  /** Texts by path; the site's own folder is `/`. */
  files: Record<string, string>
  /** The files that belong to every program. */
  roots: string[]
  /** The path of the program, from which its imports of the site's modules resolve. */
  program: string
}

/** Asks the worker for a method of the service. */
export type TypeRequest = {
  [Method in keyof TypeService]: {
    id: number
    method: Method
    args: Parameters<TypeService[Method]>
  }
}[keyof TypeService]

/** The worker's answer to the request of that id. */
export interface TypeAnswer {
  id: number
  result: unknown
}

/** What the build makes for the checker of types. Paths are relative to the base URL. */
export interface TypeCheckerData {
  worker: string
  declarations: string
  /** The length of both files, in bytes. */
  bytes: number
  /** What the messages have in common that `help` explains (knownMessages.ts). */
  known: string[]
  /** The route of the section of a page, with its hash. */
  help: string
}
