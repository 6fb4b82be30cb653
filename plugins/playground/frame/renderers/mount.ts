import type {ReactElement} from 'react'

/** Mounts an element in an empty container, and returns a function to unmount it. */
export type Mount = (element: ReactElement, container: HTMLElement) => () => void
