import {createFacet, type Facet} from '@react-facet/core'
import type {ComponentType} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../../../fact'
import {heardFrom, probeEffects, resultOf, samplesOf} from '../../../probes'
import {underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

/** Runs something with fake timers and without waiting for real ones. */
async function withFakeTimers(run: () => void | Promise<void>): Promise<void> {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  try {
    await run()
  } finally {
    vi.useRealTimers()
  }
}

fact('when a render brings another entry, the hook uses the new function.', () => {
  const {HealthText} = sample('function HealthText') as {
    HealthText: ComponentType<{health: Facet<number>; warnBelow: number}>
  }
  const health = createFacet({initialValue: 30})
  const {container, rerender} = underDomFiber(
    <HealthText health={health} warnBelow={20} />,
  )
  const text = container.firstElementChild
  expect(text?.className).toBe('health')
  rerender(<HealthText health={health} warnBelow={40} />)
  expect(text?.className).toBe('health low')
  expect(text?.textContent).toBe('30')
})

fact('These custom hooks take values or facets, and render nothing.', () => {
  const {useFacetToggle} = sample('useFacetToggle.ts') as {
    useFacetToggle: (initial?: boolean) => [Facet<boolean>, () => void]
  }
  let renders = 0
  const [on, toggle] = resultOf(() => {
    renders += 1
    return useFacetToggle()
  })
  const heard = heardFrom(on)
  toggle()
  toggle()
  expect(heard).toEqual([false, true, false])
  expect(renders).toBe(1)
})

fact('This needs a memory of the previous value.', async () => {
  const {useDelta} = sample('useDelta.ts') as {
    useDelta: (source: Facet<number>) => Facet<number>
  }
  const health = createFacet({initialValue: 100})
  const {latest} = await probeEffects(useDelta, health)
  const heard = heardFrom(latest())
  for (const value of [75, 75, 80]) health.set(value)
  expect(heard).toEqual([0, -25, 5])
})

fact(
  "The effect's cleanup stops the timer when a new one starts, and on unmount.",
  async () => {
    const {useCooldown} = sample('useCooldown.ts') as {
      useCooldown: (seconds: number) => {
        left: Facet<number>
        ready: Facet<boolean>
        start: () => void
      }
    }
    const {latest, unmount} = await probeEffects(useCooldown, 2)
    await withFakeTimers(() => {
      const {left, ready, start} = latest()
      const heard = {left: heardFrom(left), ready: heardFrom(ready)}
      start()
      vi.advanceTimersByTime(999)
      expect(heard.left).toEqual([0, 2])
      vi.advanceTimersByTime(1001)
      expect(heard).toEqual({left: [0, 2, 1, 0], ready: [true, false, true]})
      start()
      vi.advanceTimersByTime(500)
      unmount()
      expect(vi.getTimerCount()).toBe(0)
    })
  },
)

fact('Save the settings when the slider has rested, not on every step.', async () => {
  const {useSettled} = sample('useSettled.ts') as {
    useSettled: (source: Facet<number>, milliseconds: number) => Facet<number>
  }
  const slider = createFacet({initialValue: 1})
  await withFakeTimers(async () => {
    const {latest} = await probeEffects(() => useSettled(slider, 300), 0)
    const heard = heardFrom(latest())
    for (const step of [2, 3, 4]) {
      slider.set(step)
      vi.advanceTimersByTime(100)
    }
    expect(heard).toEqual([])
    vi.advanceTimersByTime(200)
    expect(heard).toEqual([4])
  })
})

fact('Accept both, so that callers with a constant need no facet.', () => {
  const {usePercent} = sample('usePercent.ts') as {
    usePercent: (value: unknown, max: unknown) => Facet<string>
  }
  const health = createFacet({initialValue: 20})
  const heard = heardFrom(resultOf(() => usePercent(health, 80)))
  health.set(40)
  expect(heard).toEqual(['25%', '50%'])
})
