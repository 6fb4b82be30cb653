import type {ReactElement} from 'react'

/**
 * Mounts an element with a renderer.
 *
 * @param container an empty element that nothing else uses
 * @returns a function to unmount it
 */
export type Mount = (element: ReactElement, container: HTMLElement) => () => void
