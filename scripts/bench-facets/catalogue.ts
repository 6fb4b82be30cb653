/** The compared ways to build the list, with the renderer of each. */
export const catalogue = {
  reactState: {title: 'React state, the whole list renders', renderer: 'react-dom'},
  reactMemo: {title: 'React state, memoised rows', renderer: 'react-dom'},
  arrayFacetChecked: {
    title: 'One array facet, `Map` with an item check',
    renderer: 'dom-fiber',
  },
  arrayFacet: {title: 'One array facet, `Map` without a check', renderer: 'dom-fiber'},
  unwrapPerRow: {
    title: 'One facet per row, `useFacetUnwrap` in the row',
    renderer: 'react-dom',
  },
  effectPerRow: {
    title: 'One facet per row, `useFacetEffect` in the row',
    renderer: 'react-dom',
  },
  textPerRow: {title: 'One facet per row, `fast-text`', renderer: 'dom-fiber'},
} satisfies Record<string, {title: string; renderer: 'react-dom' | 'dom-fiber'}>

/** Name of a variant. */
export type VariantId = keyof typeof catalogue

export const variantIds = Object.keys(catalogue) as VariantId[]
