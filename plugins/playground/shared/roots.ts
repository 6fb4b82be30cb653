/** `dom-fiber`: the library's own renderer; `react-dom`: a React 18 root. */
export type ExampleRoot = 'dom-fiber' | 'react-dom'

/** The module of each renderer. */
export const rendererModules: Record<ExampleRoot, string> = {
  'dom-fiber': '@react-facet/dom-fiber',
  'react-dom': 'react-dom/client',
}
