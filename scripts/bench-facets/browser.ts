import type {VariantId} from './catalogue'
import {arrayFacet, arrayFacetChecked} from './variants/arrayFacet'
import {effectPerRow, textPerRow, unwrapPerRow} from './variants/facetPerRow'
import type {List, Variant} from './variants/list'
import {reactMemo, reactState} from './variants/reactState'

const variants: Record<VariantId, Variant> = {
  reactState,
  reactMemo,
  arrayFacetChecked,
  arrayFacet,
  unwrapPerRow,
  effectPerRow,
  textPerRow,
}

/** Consecutive updates are this many rows apart, so that they do not hit neighbours. */
const STRIDE = 37

/**
 * Puts a list into the page and updates one row at a time: first to warm up, then timed.
 *
 * @returns milliseconds of script per update
 * @throws when the page does not show what was written last
 */
async function measure(id: VariantId, rows: number, updates: number): Promise<number> {
  const container = document.createElement('div')
  document.body.append(container)
  const list = variants[id](container, rows)
  // Passive effects subscribe after the first paint.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

  updateRows(list, rows, updates, 1)
  const start = performance.now()
  updateRows(list, rows, updates, 2)
  const duration = performance.now() - start

  const shown = [...container.querySelectorAll('li')].map(({textContent}) => textContent)
  const expected = expectedTexts(rows, updates)
  if (shown.join() !== expected.join()) throw new Error(`${id} shows wrong scores.`)
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
  }
}

window.measure = measure
