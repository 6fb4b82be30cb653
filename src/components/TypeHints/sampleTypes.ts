/** What the identifiers of a sample are, as a file of the site says it. */
export interface SampleTypes {
  /** What an identifier is; each text once. */
  types: TypeText[]
  /** The identifiers, in the order of the code. */
  tokens: TypedToken[]
}

/** A type as code: pieces, and the class that gives a piece its colour. */
export interface TypeText {
  parts: [text: string, className?: string][]
  /** What the declaration says about itself. */
  note?: string
}

/** Offset in the code that is shown, length, and the position of its type in `types`. */
export type TypedToken = [start: number, length: number, type: number]
