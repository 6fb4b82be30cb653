import {useLayoutEffect, useState, type ComponentType} from 'react'
import {Boundary} from '../Boundary'
import type {Mount} from '../renderers/mount'
import {settle} from './settle'

/** A program that is mounted for one check. */
export interface MountedProgram {
  stage: HTMLElement
  /** The HTML before the first paint. */
  firstPaint: string
  /** Renders the program again, as its parent would. */
  rerender: () => void
  unmount: () => void
  /** Rethrows the error of the program that React caught, if any. */
  rethrow: () => void
}

/** Mounts a program, laid out but invisible, and waits until it has settled. */
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
  mounted.unmount = mount(
    <Boundary onError={fail}>
      <Parent />
    </Boundary>,
    stage,
  )
  await settle(stage)
  return mounted
}
