import type {ReactElement} from 'react'

/** `dom-fiber`: the library's own renderer; `react-dom`: a React 18 root. */
export type ExampleRoot = 'dom-fiber' | 'react-dom'

/**
 * Mounts an element with a renderer.
 *
 * @param container an empty element that nothing else uses
 * @returns a function to unmount it
 */
export type Mount = (element: ReactElement, container: HTMLElement) => () => void
