/** The packages whose exports the documentation covers, in the order of the index. */
export const PACKAGES = [
  '@react-facet/core',
  '@react-facet/dom-fiber',
  '@react-facet/shared-facet',
] as const

/** What examples import in place of a package, from the root of the repository. */
export const STAND_INS: Readonly<Record<string, string>> = {
  '@react-facet/dom-fiber': './src/lib/domFiber.ts',
}
