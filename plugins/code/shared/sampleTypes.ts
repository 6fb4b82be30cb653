/** What plugins/code/build/types writes for a code sample: the types of its identifiers. */
export interface SampleTypes {
  /** The different types, whose indexes are in `tokens`. */
  types: TypeText[]
  /** The identifiers, in the order of the code. */
  tokens: TypedToken[]
}

/** A type as code: pieces of text, and the class that colours each. */
export interface TypeText {
  parts: [text: string, className?: string][]
  /** The text of the identifier's doc comment. */
  note?: string
}

/** The offset of an identifier in the visible code, its length, and the index of its type. */
export type TypedToken = [start: number, length: number, type: number]
