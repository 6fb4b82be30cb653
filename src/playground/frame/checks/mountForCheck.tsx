import {useLayoutEffect, useState, type ComponentType} from 'react'
import {Boundary} from '../../../components/Example/Boundary'
import type {Mount} from '../../../components/Example/renderers/mount'
import {settle} from './settle'

/** A program on a stage of its own. */
export interface MountedProgram {
  stage: HTMLElement
  /** The HTML that was there when the browser could paint for the first time. */
  firstPaint: string
  /** Renders it again, as its parent would. */
  rerender: () => void
  unmount: () => void
  /** Throws what the program threw while it rendered, if it did. */
  rethrow: () => void
}

/** Mounts a program with props, laid out and out of sight, and waits until it has settled. */
export async function mountForCheck<Props extends object>(
  Program: ComponentType<Props>,
  props: Props,
  mount: Mount,
): Promise<MountedProgram> {
  const stage = document.createElement('div')
  stage.inert = true
  stage.className = 'checked'
  document.body.append(stage)
  const mounted: MountedProgram = {
    stage,
    firstPaint: '',
    rerender: () => undefined,
    unmount: () => undefined,
    rethrow: () => undefined,
  }
  const fail = (error: unknown) => {
    mounted.rethrow = () => {
      throw error
    }
  }
  function Parent() {
    const [, setRenders] = useState(0)
    useLayoutEffect(() => {
      mounted.firstPaint ||= stage.innerHTML
      mounted.rerender = () => setRenders((renders) => renders + 1)
    }, [])
    return <Program {...props} />
  }
  const unmount = mount(
    <Boundary onError={fail}>
      <Parent />
    </Boundary>,
    stage,
  )
  let isMounted = true
  mounted.unmount = () => {
    if (isMounted) unmount()
    isMounted = false
  }
  await settle(stage)
  return mounted
}
