import {programs} from '@generated/live-examples/default/programs'
import {Boundary} from './Boundary'
import {mount as mountDomFiber} from './renderers/domFiber'
import type {ExampleRoot, Mount} from './renderers/mount'
import {mount as mountReactDom} from './renderers/reactDom'

interface MountedExample {
  unmount: () => void
}

const renderers: Record<ExampleRoot, Mount> = {
  'dom-fiber': mountDomFiber,
  'react-dom': mountReactDom,
}

/**
 * Loads an example and runs it.
 *
 * @param name a file of src/examples, without its extension
 * @param container an empty element, used by this example alone
 * @param onError called when the example throws while it renders or runs an effect
 * @throws when the example's code cannot be loaded
 */
export async function mountExample(
  name: string,
  root: ExampleRoot,
  container: HTMLElement,
  onError: (error: unknown) => void,
): Promise<MountedExample> {
  const load = programs[name]
  if (!load) throw new Error(`There is no example named ${name}.`)
  const {default: ExampleProgram} = await load()
  const element = (
    <Boundary onError={onError}>
      <ExampleProgram />
    </Boundary>
  )
  return {unmount: renderers[root](element, container)}
}
