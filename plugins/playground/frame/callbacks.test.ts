import {expect, it, vi} from 'vitest'
import {watchCallbacks} from './callbacks'

/** A window whose callbacks are watched. `calls` has what its own functions were given. */
function setUp() {
  const calls: unknown[][] = []
  const note = (...values: unknown[]) => void calls.push(values)
  class Target {
    addEventListener(...values: unknown[]) {
      note(...values)
    }
    removeEventListener(...values: unknown[]) {
      note(...values)
    }
  }
  const window = {EventTarget: Target, setTimeout: note}
  const onThrown = vi.fn()
  watchCallbacks(window, onThrown)
  return {window, target: new Target(), calls, onThrown}
}

const error = new Error('no')
const fail = () => {
  throw error
}

it('reports and rethrows errors of timers and listeners, and lets a listener be removed', () => {
  const {window, target, calls, onThrown} = setUp()
  window.setTimeout(fail, 5)
  target.addEventListener('click', fail)
  target.removeEventListener('click', fail)
  const [[timer, delay] = [], [, listener] = [], [, removed] = []] = calls
  expect(timer).toThrow(error)
  expect(listener).toThrow(error)
  expect(onThrown.mock.calls).toEqual([[error], [error]])
  expect([delay, removed]).toEqual([5, listener])
})

it('changes nothing for a callback that works, and for a listener object', () => {
  const {target, window, calls, onThrown} = setUp()
  const listener = {handleEvent: fail}
  target.addEventListener('click', (a: number, b: number) => a + b)
  target.addEventListener('click', listener)
  const [[, callback] = [], [, object] = []] = calls
  expect((callback as (a: number, b: number) => number)(1, 2)).toBe(3)
  expect(object).toBe(listener)
  expect(onThrown).not.toHaveBeenCalled()
  // Nor does it add functions that the browser lacks.
  expect(window).not.toHaveProperty('setInterval')
})
