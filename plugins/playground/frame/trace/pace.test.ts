import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {createPace} from './pace'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A window with timers, and a pace for it. */
function paced() {
  const {setTimeout, clearTimeout, setInterval, clearInterval} = globalThis
  const target = {setTimeout, clearTimeout, setInterval, clearInterval}
  const log: string[] = []
  return {
    target,
    log,
    pace: createPace(target),
    /** Notes that it has run. */
    note: (name: string) => () => void log.push(name),
  }
}

it('runs everything until it is paused, and what was held when it goes on', () => {
  const {target, pace, log, note} = paced()
  target.setTimeout(note('early'), 10)
  vi.advanceTimersByTime(10)
  pace.set('pause')
  target.setTimeout(note('late'), 10)
  target.clearTimeout(target.setTimeout(note('cancelled'), 10))
  const heldThenCancelled = target.setTimeout(note('cancelled'), 10)
  vi.advanceTimersByTime(100)
  target.clearTimeout(heldThenCancelled)
  expect(log).toEqual(['early'])
  pace.set('run')
  vi.advanceTimersByTime(1)
  expect(log).toEqual(['early', 'late'])
})

it('lets one callback run at each step, in the order in which they were due', () => {
  const {target, pace, log, note} = paced()
  const steps: boolean[] = []
  pace.set('pause')
  target.setInterval(() => {
    log.push('interval')
    steps.push(pace.isStepping())
  }, 10)
  target.setTimeout(note('timeout'), 15)
  vi.advanceTimersByTime(100)
  pace.set('step')
  vi.advanceTimersByTime(1)
  expect(log).toEqual(['interval'])
  pace.set('step')
  pace.set('step')
  vi.advanceTimersByTime(20)
  // The interval was due many times, and runs once.
  expect(log).toEqual(['interval', 'timeout', 'interval'])
  expect(steps).toEqual([true, true])
  expect(pace.isStepping()).toBe(false)
})

it('waits at a step for the next that is due, if nothing is held', () => {
  const {target, pace, log, note} = paced()
  pace.set('step')
  vi.advanceTimersByTime(1)
  target.setTimeout(note('first'), 50)
  target.setTimeout(note('second'), 60)
  vi.advanceTimersByTime(100)
  expect(log).toEqual(['first'])
})
