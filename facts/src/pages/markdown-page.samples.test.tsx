import type {Facet} from '@react-facet/core'
import {expect, fact} from '../../fact'
import {samplesOf} from '../../probes'

const sample = samplesOf(import.meta.filename)

fact(
  'Use RxJS to combine and delay events, and put the result into a facet to show it:',
  () => {
    const listeners = new Set<(amount: number) => void>()
    const damage$ = {
      subscribe: (next: (amount: number) => void) => {
        listeners.add(next)
        return {unsubscribe: () => listeners.delete(next)}
      },
    }
    const {lastDamage} = sample('const lastDamage', {damage$}) as {
      lastDamage: Facet<number>
    }
    const heard: number[] = []
    const stop = lastDamage.observe((amount) => heard.push(amount))
    listeners.forEach((next) => next(5))
    stop()
    expect(heard).toEqual([5])
    expect(listeners.size).toBe(0)
  },
)
