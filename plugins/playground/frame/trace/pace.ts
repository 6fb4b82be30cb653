import type {Pace} from '../../shared/protocol'

type Callback = (...values: unknown[]) => void
type Id = number

/** Functions that call back later, those that cancel it, and whose ids they share. */
const schedulers = [
  ['setTimeout', 'clearTimeout', 'timer'],
  ['setInterval', 'clearInterval', 'timer'],
  ['requestAnimationFrame', 'cancelAnimationFrame', 'frame'],
  ['requestIdleCallback', 'cancelIdleCallback', 'idle'],
] as const

/**
 * Lets a program's timers and frames be held, from now on. While none is held, nothing differs for
 * the program. Time goes on: a program that measures it sees one long frame.
 */
export function createPace(target: object) {
  let pace: Pace = 'run'
  let isStepping = false
  /** Callbacks that are due, in order. A timer that is due again has one place. */
  const held = new Map<string, () => void>()
  const functionOf = (name: string) => Reflect.get(target, name) as Callback | undefined
  const soon = functionOf('setTimeout')?.bind(target)

  const call = (callback: unknown, values: unknown[]): void =>
    Reflect.apply(callback as Callback, target, values)
  const release = (key: string) => {
    const run = held.get(key)
    held.delete(key)
    run?.()
  }
  /** Runs the first one that is held or, later, the next one that is due. */
  const step = () => {
    const [key] = held.keys()
    if (key !== undefined) release(key)
    else if (pace === 'pause') pace = 'step'
  }
  const run = (callback: () => void) => {
    isStepping = pace !== 'run'
    try {
      callback()
    } finally {
      isStepping = false
    }
  }

  for (const [name, cancelName, kind] of schedulers) {
    const schedule = functionOf(name) as ((...values: unknown[]) => Id) | undefined
    const cancel = functionOf(cancelName)
    // Some browsers lack some of these functions.
    if (!schedule || !cancel) continue
    Reflect.set(target, name, (callback: unknown, ...rest: unknown[]) => {
      if (typeof callback !== 'function') return schedule.call(target, callback, ...rest)
      const onDue: Callback = (...values) => {
        if (pace === 'pause') {
          held.set(`${kind} ${id}`, () => {
            const late = kind === 'frame' ? [performance.now()] : values
            run(() => call(callback, late))
          })
          return
        }
        const act = () => call(callback, values)
        if (pace === 'run') act()
        else {
          pace = 'pause'
          run(act)
        }
      }
      const id = schedule.call(target, onDue, ...rest)
      return id
    })
    Reflect.set(target, cancelName, (id: Id) => {
      held.delete(`${kind} ${id}`)
      cancel.call(target, id)
    })
  }

  return {
    /** Holds what is due, lets one callback run, or all that are held and what is due from now on. */
    set: (next: Pace): void => {
      pace = next === 'step' ? 'pause' : next
      // In tasks of their own, where errors are reported.
      if (next === 'step') soon?.(step)
      else if (next === 'run') for (const key of held.keys()) soon?.(() => release(key))
    },
    /** Whether the callback that runs is one that was let run by itself. */
    isStepping: () => isStepping,
  }
}
