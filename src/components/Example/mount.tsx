import {render} from '@react-facet/dom-fiber'
import {programs} from '@generated/live-examples/default/programs'
import {Component, type ReactElement, type ReactNode} from 'react'
import {createRoot} from 'react-dom/client'

/** `dom-fiber`: the library's own renderer; `react-dom`: a React 18 root. */
export type ExampleRoot = 'dom-fiber' | 'react-dom'

interface MountedExample {
  unmount: () => void
}

interface BoundaryProps {
  onError: (error: unknown) => void
  children: ReactNode
}

/** Reports an error of the example to the page and shows nothing in its place. */
class Boundary extends Component<BoundaryProps, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** The one place that knows how each renderer starts and stops. */
function mount(
  root: ExampleRoot,
  element: ReactElement,
  container: HTMLElement,
): () => void {
  if (root === 'dom-fiber') return render(element, container)
  const reactRoot = createRoot(container)
  reactRoot.render(element)
  // React refuses to unmount a root while it renders another one.
  return () => setTimeout(() => reactRoot.unmount())
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
  return {unmount: mount(root, element, container)}
}
