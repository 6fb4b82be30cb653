type Callback = (this: unknown, ...values: never[]) => unknown

/** Window functions that take a callback and call it later. */
const schedulers = [
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'queueMicrotask',
] as const

/**
 * Reports errors that listeners and scheduled callbacks throw, and rethrows them. WebKit's
 * error event is not enough: in a frame without an origin it says only "Script error.".
 *
 * @param target the window whose functions are replaced
 * @param onThrown called before the error event
 */
export function watchCallbacks(
  target: {readonly EventTarget: {readonly prototype: object}},
  onThrown: (thrown: unknown) => void,
): void {
  const watched = new WeakMap<object, Callback>()
  const watch = (callback: Callback): Callback => {
    const known = watched.get(callback)
    if (known) return known
    const wrapper: Callback = function (...values) {
      try {
        return callback.apply(this, values)
      } catch (error) {
        onThrown(error)
        throw error
      }
    }
    watched.set(callback, wrapper)
    return wrapper
  }
  /** Watches one argument of a function, unless that argument is a string or a listener object. */
  const watchArgument = (owner: object, name: string, index: number) => {
    const original: unknown = Reflect.get(owner, name)
    // Some browsers lack some of these functions.
    if (typeof original !== 'function') return
    const replacement: Callback = function (...values: unknown[]) {
      const callback = values[index]
      if (typeof callback === 'function') values[index] = watch(callback as Callback)
      return Reflect.apply(original, this, values)
    }
    Reflect.set(owner, name, replacement)
  }
  for (const name of schedulers) watchArgument(target, name, 0)
  for (const name of ['addEventListener', 'removeEventListener'])
    watchArgument(target.EventTarget.prototype, name, 1)
}
