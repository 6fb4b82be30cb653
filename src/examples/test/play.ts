/** Expected content by test id: a text, a pattern, texts of several elements, or null for no element. */
export type Shown = Record<string, string | number | RegExp | readonly string[] | null>

/** The name of a button to press, the content to expect, or any other action. */
export type Step<Context> = string | Shown | ((context: Context) => unknown)

export interface Play<Context> {
  /** The page's claim about the example. */
  claim: string
  steps: readonly Step<Context>[]
}

/** A claim of the page about an example, with the steps that prove it. */
export function play<Context>(claim: string, ...steps: Step<Context>[]): Play<Context> {
  return {claim, steps}
}
