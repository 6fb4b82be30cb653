import {beforeEach, describe, expect, it, vi} from 'vitest'
import {watchCallbacks} from './callbacks'

class Target {
  static callbacks = new Map<string, unknown>()
  addEventListener(type: string, callback: unknown) {
    Target.callbacks.set(type, callback)
  }
  removeEventListener(type: string, callback: unknown) {
    if (Target.callbacks.get(type) === callback) Target.callbacks.delete(type)
  }
}

function setUp() {
  const timers: unknown[] = []
  const window = {
    EventTarget: class extends Target {},
    setTimeout: (callback: unknown, delay: number) => timers.push(callback, delay),
  }
  const onThrown = vi.fn()
  watchCallbacks(window, onThrown)
  const call = (callback: unknown, ...values: unknown[]) =>
    (callback as (...given: unknown[]) => unknown)(...values)
  return {window, target: new window.EventTarget(), timers, onThrown, call}
}

const error = new Error('no')
const fail = () => {
  throw error
}

describe('watchCallbacks', () => {
  beforeEach(() => Target.callbacks.clear())

  it('reports and rethrows an error of a timer, and keeps the delay', () => {
    const {window, timers, onThrown, call} = setUp()
    window.setTimeout(fail, 5)
    expect(() => call(timers[0])).toThrow(error)
    expect(onThrown).toHaveBeenCalledExactlyOnceWith(error)
    expect(timers[1]).toBe(5)
  })

  it('reports and rethrows an error of a listener', () => {
    const {target, onThrown, call} = setUp()
    target.addEventListener('click', fail)
    expect(() => call(Target.callbacks.get('click'))).toThrow(error)
    expect(onThrown).toHaveBeenCalledExactlyOnceWith(error)
  })

  it('changes nothing for a callback that works', () => {
    const {target, onThrown, call} = setUp()
    target.addEventListener('click', (a: number, b: number) => a + b)
    expect(call(Target.callbacks.get('click'), 1, 2)).toBe(3)
    expect(onThrown).not.toHaveBeenCalled()
  })

  it('lets a listener be removed', () => {
    const {target} = setUp()
    target.addEventListener('click', fail)
    target.removeEventListener('click', fail)
    expect(Target.callbacks.size).toBe(0)
  })

  it('does not wrap listener objects, and adds no functions that the browser lacks', () => {
    const {target, window} = setUp()
    const listener = {handleEvent: fail}
    target.addEventListener('click', listener)
    expect(Target.callbacks.get('click')).toBe(listener)
    expect(window).not.toHaveProperty('setInterval')
  })
})
