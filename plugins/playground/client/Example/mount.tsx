import type {ComponentType} from 'react'
import {Boundary} from './Boundary'
import {mount as mountDomFiber} from '../../shared/renderers/domFiber'
import type {ExampleRoot, Mount} from '../../shared/renderers/mount'
import {mount as mountReactDom} from '../../shared/renderers/reactDom'

const renderers: Record<ExampleRoot, Mount> = {
  'dom-fiber': mountDomFiber,
  'react-dom': mountReactDom,
}

/**
 * Runs an example.
 *
 * @param container an empty element that nothing else uses
 * @param onError called when React catches an error of the example, from a render or an effect
 * @returns a function that stops it
 */
export function mountExample(
  Program: ComponentType,
  root: ExampleRoot,
  container: HTMLElement,
  onError: (error: unknown) => void,
): () => void {
  const element = (
    <Boundary onError={onError}>
      <Program />
    </Boundary>
  )
  return renderers[root](element, container)
}
