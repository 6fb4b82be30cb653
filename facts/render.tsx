import * as domFiber from '@react-facet/dom-fiber'
import {createElement, type ReactElement, type ReactNode} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'

/** A rendered element, in a container of its own. */
export interface Screen {
  container: HTMLElement
  /** Renders another element into the same root. */
  rerender: (element: ReactElement) => void
  unmount: () => void
}

/** Renders an element with one of the renderers. */
export type Show = (element: ReactElement) => Screen

const mounted = new Set<() => void>()

function open(): HTMLElement {
  return document.body.appendChild(document.createElement('div'))
}

/** Returns an `unmount` that runs once: `unmountAll` calls it if nothing else has. */
function tracked(container: HTMLElement, unmount: () => void): () => void {
  const once = () => {
    if (!mounted.delete(once)) return
    unmount()
    container.remove()
  }
  mounted.add(once)
  return once
}

/** The versions of the renderer that the docs distinguish. */
export type Renderer = '18.x' | '0.6.4'

/** The installed version: from 18 on, the package exports `createRoot`. */
export const installedRenderer: Renderer = 'createRoot' in domFiber ? '18.x' : '0.6.4'

const reconciler = domFiber.createReconciler()

/**
 * Runs `change` (writes of facets or state), then commits the result in all roots of
 * `underDomFiber` and `underReactDom` before it returns. Without `commit`, 18.x commits
 * later, and 0.6.4 at once.
 */
export function commit(change: () => void): void {
  flushSync(() => reconciler.flushSync(change))
}

/**
 * Renders with @react-facet/dom-fiber into an element, beside what it already contains.
 * Commits before it returns, as `render` of 0.6.4 does; a root of `createRoot` would commit
 * later. Effects of a react-dom root can call this.
 *
 * @param by the reconciler of the root
 * @returns a function that unmounts, and also commits before it returns
 */
export function renderInto(
  container: HTMLElement | null,
  element: ReactElement,
  by = reconciler,
): () => void {
  if (!container) throw new Error('There is no element to render into')
  const root = domFiber.createFiberRoot(by)(container)
  const render = (next: ReactElement | null) =>
    by.flushSync(() => by.updateContainer(next, root, null, () => undefined))
  render(element)
  return () => void render(null)
}

/** Renders with a root of @react-facet/dom-fiber, and commits before it returns. */
export function underDomFiber(element: ReactElement): Screen {
  const container = open()
  const root = domFiber.createFiberRoot(reconciler)(container)
  const render = (next: ReactElement | null) =>
    commit(() => reconciler.updateContainer(next, root, null, () => undefined))
  render(element)
  return {container, rerender: render, unmount: tracked(container, () => render(null))}
}

/** Renders with a root of react-dom 18, and commits before it returns. */
export function underReactDom(element: ReactElement): Screen {
  const container = open()
  const root = createRoot(container)
  const render = (next: ReactElement) => flushSync(() => root.render(next))
  render(element)
  return {
    container,
    rerender: render,
    unmount: tracked(container, () => flushSync(() => root.unmount())),
  }
}

/** An element with any props, including those that TypeScript rejects. */
export function tag(
  name: string,
  props: Record<string, unknown> = {},
  ...children: ReactNode[]
): ReactElement {
  return createElement(name, props, ...children)
}

/** Unmounts what is still on the screen. */
export function unmountAll(): void {
  for (const unmount of [...mounted]) unmount()
  document.body.replaceChildren()
}
