type Callback = (this: unknown, ...values: never[]) => unknown

/** Window functions that take a callback and call it later. */
const schedulers = [
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'queueMicrotask',
] as const

interface Target {
  readonly EventTarget: {readonly prototype: object}
}

/**
 * Wraps listeners and scheduled callbacks from now on.
 *
 * @param wrap returns what is called instead of a callback; it gets the name of the function
 *   that took the callback
 */
export function wrapCallbacks(
  target: Target,
  wrap: (callback: Callback, name: string) => Callback,
): void {
  /** Wraps one argument of a function, unless that argument is a string or a listener object. */
  const wrapArgument = (
    owner: object,
    name: string,
    index: number,
    wrapped = new WeakMap<object, Callback>(),
  ) => {
    const original: unknown = Reflect.get(owner, name)
    // Some browsers lack some of these functions.
    if (typeof original !== 'function') return
    const replacement: Callback = function (...values: unknown[]) {
      const callback = values[index]
      if (typeof callback === 'function') {
        const known = wrapped.get(callback) ?? wrap(callback as Callback, name)
        wrapped.set(callback, known)
        values[index] = known
      }
      return Reflect.apply(original, this, values)
    }
    Reflect.set(owner, name, replacement)
  }
  for (const name of schedulers) wrapArgument(target, name, 0)
  const listeners = new WeakMap<object, Callback>()
  for (const name of ['addEventListener', 'removeEventListener'])
    wrapArgument(target.EventTarget.prototype, name, 1, listeners)
}

/**
 * Reports errors that listeners and scheduled callbacks throw, and rethrows them. WebKit's
 * error event is not enough: in a frame without an origin it says only "Script error.".
 */
export function watchCallbacks(
  target: Target,
  onThrown: (thrown: unknown) => void,
): void {
  wrapCallbacks(
    target,
    (callback) =>
      function (...values) {
        try {
          return callback.apply(this, values)
        } catch (error) {
          onThrown(error)
          throw error
        }
      },
  )
}
