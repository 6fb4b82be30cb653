/**
 * What @react-facet/dom-fiber 18.x adds to the installed version, so that samples written for
 * 18.x can be type-checked.
 */
import type {ReactElement} from 'react'

declare module '@react-facet/dom-fiber' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- as in 18.x
  export type RootType = {
    render(children: ReactElement): void
    unmount(): void
  }

  export function createRoot(container: HTMLElement | null): RootType
}
