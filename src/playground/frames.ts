/** A document that runs programs (plugins/code/playground). */
export interface Frame {
  /** Path of the document, below the base URL. */
  file: string
  /** What a program of it can import. */
  modules: string[]
}

/** Elements of dom-fiber that take the same attributes (plugins/code/playground). */
export interface ElementGroup {
  elements: string[]
  attributes: string[]
}

/** What the build knows for the playground. */
export interface PlaygroundData {
  /** The lightest first, the last one with everything. */
  frames: Frame[]
  fastElements: ElementGroup[]
}

/**
 * Finds the lightest frame for a program.
 *
 * @param frames the lightest first, the last one with everything
 * @param imports what the program imports; what no frame has is not looked for
 */
export function frameFor(
  frames: readonly Frame[],
  imports: readonly string[],
): Frame | undefined {
  const known = new Set(frames.flatMap(({modules}) => modules))
  const needed = imports.filter((name) => known.has(name))
  return frames.find(({modules}) => needed.every((name) => modules.includes(name)))
}
