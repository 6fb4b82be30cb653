import {arrayFacet, arrayFacetChecked} from './variants/arrayFacet'
import {effectPerRow, textPerRow, unwrapPerRow} from './variants/facetPerRow'
import type {List, Variant} from './variants/list'
import {reactMemo, reactState} from './variants/reactState'

/** The compared ways to build the list, each with its renderer. */
const variants: Record<string, Variant> = {
  'React state, the whole list renders | react-dom': reactState,
  'React state, memoised rows | react-dom': reactMemo,
  'One array facet, `Map` with an item check | dom-fiber': arrayFacetChecked,
  'One array facet, `Map` without a check | dom-fiber': arrayFacet,
  'One facet per row, `useFacetUnwrap` in the row | react-dom': unwrapPerRow,
  'One facet per row, `useFacetEffect` in the row | react-dom': effectPerRow,
  'One facet per row, `fast-text` | dom-fiber': textPerRow,
}

/** Consecutive updates are this many rows apart, so that they do not hit neighbours. */
const STRIDE = 37

/**
 * Puts a list into the page and updates one row at a time: first to warm up, then timed.
 *
 * @returns milliseconds of script per update
 * @throws when the page does not show what was written last
 */
async function measure(name: string, rows: number, updates: number): Promise<number> {
  const container = document.createElement('div')
  document.body.append(container)
  const list = variants[name]?.(container, rows)
  if (!list) throw new Error(`There is no variant ${name}.`)
  // Passive effects subscribe after the first paint.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

  updateRows(list, rows, updates, 1)
  const start = performance.now()
  updateRows(list, rows, updates, 2)
  const duration = performance.now() - start

  const shown = [...container.querySelectorAll('li')].map(({textContent}) => textContent)
  const expected = expectedTexts(rows, updates)
  if (shown.join() !== expected.join()) throw new Error(`${name} shows wrong scores.`)
  return duration / updates
}

function updateRows(list: List, rows: number, updates: number, round: number): void {
  for (let update = 0; update < updates; update++) {
    list.update((update * STRIDE) % rows, round * updates + update)
  }
}

/** What the rows show after the second round. */
function expectedTexts(rows: number, updates: number): string[] {
  const texts = Array.from({length: rows}, () => '0')
  for (let update = 0; update < updates; update++) {
    texts[(update * STRIDE) % rows] = String(2 * updates + update)
  }
  return texts
}

declare global {
  interface Window {
    measure: typeof measure
    variantNames: string[]
  }
}

window.measure = measure
window.variantNames = Object.keys(variants)
