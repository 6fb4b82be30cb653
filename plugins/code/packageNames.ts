/** The packages whose exports the documentation covers, in the order of the index. */
export const PACKAGES = [
  '@react-facet/core',
  '@react-facet/dom-fiber',
  '@react-facet/shared-facet',
] as const
