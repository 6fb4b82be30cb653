import {NO_VALUE, type Facet, type Option} from '@react-facet/core'
import type {Check, Engine, Source, SourceOptions, Stop, Value, Values} from './engine'

/**
 * The rules of docs/api/helpers.mdx, "How changes travel", as a short program. The comments
 * cite these rules by number.
 */
export function createModel(): Engine {
  const scheduler = new Scheduler()
  const batch = (body: () => void) => scheduler.batch(body)

  /** Rules 2 to 4: calls `run` with the facets' values, from the queue or at once. */
  function follow(
    facets: Facet<Value>[],
    run: (...values: Values) => void,
    isQueued = true,
  ): Stop {
    if (facets.length === 1) return observeAll(facets, (value) => run(value))
    const last: Option<Value>[] = facets.map(() => NO_VALUE)
    let isComplete = false
    const combination: Combination = {
      isWaiting: false,
      run() {
        isComplete ||= last.every((value) => value !== NO_VALUE)
        if (isComplete) run(...(last as Values))
      },
    }
    const stop = observeAll(facets, (value, index) => {
      last[index] = value
      if (isComplete && isQueued) scheduler.join(combination)
      else combination.run()
    })
    return () => {
      combination.isWaiting = false // Rule 8
      stop()
    }
  }

  /** Follows facets, and calls the cleanup of each run before the next run and at the end. */
  function followWithCleanup(
    facets: Facet<Value>[],
    run: (...values: Values) => Stop,
    isQueued?: boolean,
  ): Stop {
    let clean: Stop | undefined
    const next = (...values: Values) => {
      clean?.()
      clean = run(...values)
    }
    const stop = follow(facets, next, isQueued)
    return () => {
      stop()
      clean?.()
    }
  }

  const map: Engine['map'] = (facets, selector, check) => ({
    get() {
      const values = facets.map((facet) => facet.get())
      return values.includes(NO_VALUE) ? NO_VALUE : selector(...(values as Values))
    },
    observe(observer) {
      const isEqual = createChecker(check)
      return follow(facets, (...values) => {
        const result = selector(...values)
        if (result !== NO_VALUE && !isEqual(result)) observer(result)
      })
    },
  })

  return {
    source: (options) => source(options, batch),
    map,
    memo(facets, selector, check) {
      const computed = map(facets, selector, check)
      const stored = source(
        {initial: NO_VALUE, check: 'default', connect: computed.observe},
        batch,
      )
      return {
        get() {
          const value = stored.get()
          if (value !== NO_VALUE) return value
          const result = computed.get()
          if (result !== NO_VALUE) stored.set(result)
          return result
        },
        observe: stored.observe,
      }
    },
    multiObserve: (facets, run) =>
      facets.length === 1
        ? observeAll(facets, (value) => void run(value))
        : followWithCleanup(facets, run, false),
    effect(facets, run) {
      const stop = followWithCleanup(facets, run)
      let isMounted = true
      return () => {
        if (isMounted) stop()
        isMounted = false
      }
    },
    batch,
    transition: (body) => scheduler.transition(body),
  }
}

/** Rule 8: subscribes in the order of the list. */
function observeAll(
  facets: Facet<Value>[],
  observer: (value: Value, index: number) => void,
): Stop {
  const stops = facets.map((facet, index) =>
    facet.observe((value) => observer(value, index)),
  )
  return () => stops.forEach((stop) => stop())
}

/** Rule 1: a facet that is written with `set` or by its `connect` function. */
function source(options: SourceOptions, batch: Engine['batch']): Source {
  const {initial, check, connect} = options
  let value = initial
  const observers = new Set<(value: Value) => void>()
  const isEqual = createChecker(check, initial)
  let disconnect: Stop | undefined

  function set(next: Value) {
    // The default check compares with the stored value. The strict one compares with the last
    // value that was set, even after that was cleared.
    if (check === 'default' ? isPrimitive(next) && next === value : isEqual(next)) return
    batch(() => {
      value = next
      for (const observer of observers) observer(value)
    })
  }

  return {
    set,
    clear() {
      value = NO_VALUE
    },
    get: () => value,
    observe(observer) {
      const listener = (heard: Value) => observer(heard)
      observers.add(listener)
      if (value !== NO_VALUE) listener(value)
      if (observers.size === 1 && connect) disconnect = connect(set)
      return () => {
        observers.delete(listener)
        if (observers.size > 0 || !disconnect) return
        value = initial
        disconnect()
      }
    },
  }
}

const isPrimitive = (value: Value) => typeof value !== 'object'

/**
 * Returns a function that says whether a value equals the one before; the first is compared with
 * `initial`. With the check `none`, no value is equal; with `default`, only primitives can be.
 */
function createChecker(check: Check, initial: Option<Value> = NO_VALUE) {
  let last = initial
  return (value: Value): boolean => {
    if (check === 'none') return false
    if (value === last && (check === 'strict' || isPrimitive(value))) return true
    last = value
    return false
  }
}

/** A map, memo or effect of several facets, as the queues see it. */
interface Combination {
  isWaiting: boolean
  run: () => void
}

/** Rules 4 to 6: the queues of batches and of transitions. */
class Scheduler {
  private depth = 0
  private isInTransition = false
  private readonly queues = {batch: [] as Combination[], transition: [] as Combination[]}

  join(combination: Combination): void {
    if (combination.isWaiting) return
    combination.isWaiting = true
    this.queues[this.isInTransition ? 'transition' : 'batch'].push(combination)
  }

  batch(body: () => void): void {
    this.depth += 1
    try {
      body()
      if (this.depth === 1) workThrough(this.queues.batch)
    } finally {
      this.depth -= 1
    }
  }

  transition(body: () => void): void {
    const isOutermost = !this.isInTransition
    this.isInTransition = true
    this.depth += 1
    try {
      body()
      if (isOutermost) workThrough(this.queues.transition)
    } finally {
      this.depth -= 1
      if (isOutermost) this.isInTransition = false
    }
  }
}

/** Rules 4 and 9. A combination that joins during a round waits for the next round. */
function workThrough(queue: Combination[]): void {
  while (queue.length > 0) {
    const round = queue.splice(0)
    try {
      for (const combination of round) {
        if (!combination.isWaiting) continue
        combination.isWaiting = false
        combination.run()
      }
    } catch (error) {
      for (const combination of round) combination.isWaiting = false
      // Those that joined during the round stay marked as waiting, so they never run again.
      queue.splice(0)
      throw error
    }
  }
}
