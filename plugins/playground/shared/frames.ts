/** A document that runs programs (plugins/playground/build/frames). */
export interface Frame {
  /** Path of the document, relative to the base URL. */
  file: string
  modules: string[]
}

/** Elements of dom-fiber that take the same attributes (plugins/playground/build/frames). */
export interface ElementGroup {
  elements: string[]
  attributes: string[]
}

/** The data that the build makes for the playground. */
export interface PlaygroundData {
  /** The lightest first; the last one has all modules. */
  frames: Frame[]
  fastElements: ElementGroup[]
  /** Path of the script that runs programs (../client/runner), relative to the base URL. */
  runner: string
}

/**
 * Finds the lightest frame that has the modules of a program.
 *
 * @param frames the lightest first; the last one has all modules
 */
export function frameFor(
  frames: readonly Frame[],
  imports: readonly string[],
): Frame | undefined {
  const known = new Set(frames.flatMap(({modules}) => modules))
  const needed = imports.filter((name) => known.has(name))
  return frames.find(({modules}) => needed.every((name) => modules.includes(name)))
}
