import {createFiberRoot, createReconciler} from '@react-facet/dom-fiber'
import type {ReactElement} from 'react'
import {createRoot} from 'react-dom/client'
import {flushSync} from 'react-dom'

/** One row of the list that every variant shows: `<li>{score}</li>`. */
export interface Item {
  id: number
  score: number
}

/** A list in the page. */
export interface List {
  /** Shows a new score in one row; the DOM has it when this returns. */
  update: (row: number, score: number) => void
}

/** Renders a list into the page, synchronously. */
export type Variant = (container: HTMLElement, rows: number) => List

/** The rows before the first update. */
export function initialItems(rows: number): Item[] {
  return Array.from({length: rows}, (_, id) => ({id, score: 0}))
}

/** The items with a new score in one row; the others are the same objects. */
export function withScore(items: readonly Item[], row: number, score: number): Item[] {
  const item = items[row]
  return item ? items.with(row, {...item, score}) : [...items]
}

/** Renders with react-dom, synchronously, so that every variant is timed the same way. */
export function renderWithReactDom(element: ReactElement, container: HTMLElement): void {
  flushSync(() => createRoot(container).render(element))
}

/** Renders with dom-fiber of any version, synchronously. */
export function renderWithDomFiber(element: ReactElement, container: HTMLElement): void {
  const reconciler = createReconciler()
  const root = createFiberRoot(reconciler)(container)
  reconciler.flushSync(() =>
    reconciler.updateContainer(element, root, null, () => undefined),
  )
}
