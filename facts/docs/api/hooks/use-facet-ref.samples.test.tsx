import {createFacet, NO_VALUE, type Facet} from '@react-facet/core'
import type {ComponentType} from 'react'
import {expect, fact} from '../../../fact'
import {passiveEffects, probeEffects, samplesOf} from '../../../probes'
import {underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

fact('An animation frame reads a ref in the same way:', async () => {
  const frames: (() => void)[] = []
  const {Compass} = sample('Compass.tsx', {
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    cancelAnimationFrame: (id: number) => void frames.splice(id - 1, 1),
  }) as {
    Compass: ComponentType<{
      heading: Facet<number>
      draw: (element: Element, angle: number) => void
    }>
  }
  const heading = createFacet({initialValue: 0})
  const drawn: string[] = []
  const draw = ({className}: Element, angle: number) =>
    void drawn.push(`${className} ${angle}`)
  const {unmount} = underDomFiber(<Compass heading={heading} draw={draw} />)
  await passiveEffects()
  for (const angle of [10, 20]) heading.set(angle)
  frames.shift()?.()
  heading.set(30)
  frames.shift()?.()
  expect(drawn).toEqual(['compass 20', 'compass 30'])
  unmount()
  await passiveEffects()
  expect(frames).toEqual([])
})

fact('With null as the default, .current may be null too, as in withNull.', async () => {
  const {useSpeedReader} = sample('useSpeedReader') as {
    useSpeedReader: (speed: Facet<number>) => () => unknown[]
  }
  const speed = createFacet<number>({initialValue: NO_VALUE})
  const {latest} = await probeEffects(useSpeedReader, speed)
  expect(latest()()).toEqual([0, 0, null])
  speed.set(7)
  expect(latest()()).toEqual([7, 7, 7])
})
