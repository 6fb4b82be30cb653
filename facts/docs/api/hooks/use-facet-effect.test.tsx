import {
  batch,
  createFacet,
  createUseFacetEffect,
  NO_VALUE,
  startFacetTransition,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  type Facet,
  type WritableFacet,
} from '@react-facet/core'
import {useEffect, useInsertionEffect, useLayoutEffect} from 'react'
import {vi} from 'vitest'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  attempt,
  Boundary,
  inComponent,
  logging,
  passiveEffects,
  probeEffects,
  probeHook,
  quietly,
  readAtChange,
  samplesOf,
  until,
} from '../../../probes'
import {underDomFiber, underReactDom} from '../../../render'

const sample = samplesOf(import.meta.filename)

facts({
  async 'Before a further run, and on unmount, it calls the cleanup that the last run returned.'() {
    const {LowHealthAlarm} = sample<'LowHealthAlarm'>('LowHealthAlarm.tsx')
    const health = createFacet({initialValue: 9})
    const log: string[] = []
    const play = (name: string) => {
      log.push(name)
      return () => void log.push('stop')
    }
    const {unmount} = underDomFiber(<LowHealthAlarm health={health} play={play} />)
    await passiveEffects()
    for (const points of [5, 4, 3, 6, 2]) health.set(points)
    expect(log).toEqual(['alarm', 'stop', 'alarm'])
    unmount()
    expect(log).toEqual(['alarm', 'stop', 'alarm', 'stop'])
  },
})

/** Follows facets with an effect that logs its runs and cleanups, from the first run on. */
async function follow(...facets: Facet<unknown>[]) {
  const log: string[] = []
  const probe = await probeEffects(() => useFacetEffect(logging(log), [], facets), 0)
  return {...probe, log}
}

facts({
  async "the first run | in React's passive effects, like useEffect; if a value is still missing, inside the write that brings it"() {
    const source = createFacet({initialValue: 1})
    const empty = createFacet<number>({initialValue: NO_VALUE})
    const log: string[] = []
    await probeEffects(() => {
      useFacetEffect(() => void log.push('effect'), [], [source])
      useFacetEffect(() => void log.push('waiting effect'), [], [empty])
      useLayoutEffect(() => void log.push('layout effect'), [])
      useEffect(() => void log.push('useEffect'), [])
    }, 0)
    expect(log).toEqual(['layout effect', 'effect', 'useEffect'])
    batch(() => {
      empty.set(1)
      log.push('written')
    })
    expect(log.slice(3)).toEqual(['waiting effect', 'written'])
  },

  async 'a later run, with one facet | at once, when the facet notifies'() {
    const source = createFacet({initialValue: 1})
    const {log} = await follow(source)
    batch(() => {
      source.set(2)
      log.push('written')
    })
    expect(log).toEqual(['run 1', 'clean 1', 'run 2', 'written'])
  },

  async 'a later run, with several facets | at the end of the outermost write, batch or transition'() {
    const other = createFacet({initialValue: 0})
    const inWrite = (run: () => void) => {
      const stop = other.observe((value) => (value > 0 ? run() : undefined))
      other.set(1)
      stop()
    }
    for (const within of [batch, startFacetTransition, inWrite]) {
      const first = createFacet({initialValue: 1})
      const second = createFacet({initialValue: 2})
      const {log} = await follow(first, second)
      within(() => {
        first.set(10)
        second.set(20)
        log.push('end')
      })
      expect(log).toEqual(['run 1 2', 'end', 'clean 1 2', 'run 10 20'])
    }
  },

  'after a changed dependency or another facet | in the passive effects of that render':
    claims.effectsFollowAnotherFacet,

  async 'A write between the first render and the first run is not lost'() {
    const source = createFacet({initialValue: 1})
    const log: number[] = []
    await probeEffects(() => {
      useFacetEffect((value) => void log.push(value), [], [source])
      useLayoutEffect(() => source.set(2), [])
    }, 0)
    expect(log).toEqual([2])
  },

  async "With an empty list of facets and an inline effect, the hook works like React's useEffect with dependencies."() {
    const log: string[] = []
    const useStep = (step: number) => useFacetEffect(logging(log, step), [step], [])
    const probe = await probeEffects(useStep, 1)
    for (const step of [1, 2]) await probe.rerender(step)
    expect(log).toEqual(['run 1', 'clean 1', 'run 2'])

    const run = vi.fn()
    const useRun = (step: number) => useFacetEffect(run, [step], [])
    await (await probeEffects(useRun, 1)).rerender(2)
    expect(run).toHaveBeenCalledTimes(1)
  },

  async "dependencies | The component's plain values that the effect uses. When one changes, an inline effect unsubscribes, cleans up, and starts again as on mount."() {
    const source = createFacet({initialValue: 1})
    const log: unknown[] = []
    const cleanup = () => {
      source.set(2)
      log.push('cleaned up')
    }
    const run = (value: number) => {
      log.push(value)
      return cleanup
    }
    const {rerender} = await probeEffects(
      ({step, isInline}: {step: number; isInline: boolean}) =>
        useFacetEffect(isInline ? (value) => run(value) : run, [step], [source]),
      {step: 1, isInline: false},
    )
    await rerender({step: 2, isInline: false})
    expect(log).toEqual([1])
    await rerender({step: 3, isInline: true})
    expect(log).toEqual([1, 'cleaned up', 2])
  },

  async 'On unmount the hook first unsubscribes and then cleans up, so a write in the cleanup does not run the effect again.'() {
    const source = createFacet({initialValue: 1})
    const log: string[] = []
    const run = (value: number) => {
      log.push(`run ${value}`)
      return () => {
        log.push(`clean ${value}`)
        source.set(99)
      }
    }
    const {unmount} = await probeEffects(() => useFacetEffect(run, [], [source]), 0)
    unmount()
    expect(log).toEqual(['run 1', 'clean 1'])
    expect(source.get()).toBe(99)
  },

  async 'Observers of one facet run in the order in which they subscribed. Elements bind while React builds the tree, layout effects come next, passive effects last, and children come before their parents. So when an effect runs for a later change, an element that mounted with it and binds the same facet already shows the new value.'() {
    const source = createFacet({initialValue: 1})
    const log: string[] = []
    const note = (who: string) => () => void log.push(who)
    function Child() {
      useFacetEffect(note('child'), [], [source])
      return <fast-text text={useFacetMap(() => log.push('element'), [], [source])} />
    }
    inComponent(() => {
      useFacetEffect(note('parent'), [], [source])
      useFacetLayoutEffect(note('layout effect of the parent'), [], [source])
      return <Child />
    })
    await passiveEffects()
    log.length = 0
    source.set(2)
    expect(log).toEqual(['element', 'layout effect of the parent', 'child', 'parent'])
    expect(await readAtChange(useFacetEffect, {})).toEqual(['Bob'])
  },

  async 'An effect on one facet finds the old DOM if the element mounted later, for example in a Mount, or was given the facet later. It also finds the old DOM if the element binds a facet that combines several facets'() {
    for (const bind of ['later', 'after another facet'] as const) {
      expect(await readAtChange(useFacetEffect, {bind})).toEqual(['Ada'])
    }
    expect(await readAtChange(useFacetEffect, {show: 'both'})).toEqual(['Ada 16'])
  },

  async 'An effect on several facets that all have a value runs at the end of the write'() {
    for (const bind of ['later', 'after another facet'] as const) {
      expect(await readAtChange(useFacetEffect, {bind, follow: 'each'})).toEqual(['Bob'])
    }
  },

  async 'The write that brings the last missing value runs the effect at once, before later observers.'() {
    const empty = createFacet<string>({initialValue: NO_VALUE})
    const {log} = await follow(createFacet({initialValue: 1}), empty)
    empty.observe(() => log.push('a later observer'))
    empty.set('a')
    expect(log).toEqual(['run 1 a', 'a later observer'])
  },

  async 'Start the work in it, and stop it in the cleanup:'() {
    const answers = new Map<string, (text: string | Error) => void>()
    const load = (id: string) =>
      new Promise<string>((resolve, reject) => {
        answers.set(id, (text) =>
          typeof text === 'string' ? resolve(text) : reject(text),
        )
      })
    const {Profile} = sample<'Profile'>('function Profile')
    const playerId = createFacet({initialValue: 'a'})
    const {container} = inComponent(() => <Profile playerId={playerId} load={load} />)
    await passiveEffects()
    playerId.set('b')
    answers.get('a')?.('Ada')
    answers.get('b')?.('Bo')
    await until(() => container.textContent === 'Bo')
    playerId.set('c')
    answers.get('c')?.(new Error('offline'))
    await until(() => container.textContent !== 'Bo')
    expect(container.textContent).toBe('Unknown player')
  },

  'An error in a run that React starts reaches an error boundary; the effect stays subscribed. An error in a run inside a write comes out of that write':
    () => claims.effectErrorComesOut(useFacetEffect),
})

// Pitfalls

/**
 * Mounts an effect that follows a facet with a start value, and others. It writes 2 when that
 * facet is 1. Then runs `write`, and unmounts. Returns the log of the runs and cleanups.
 */
async function logOfCorrection(
  initialValue: number,
  write: (source: WritableFacet<number>) => void = () => undefined,
  ...others: Facet<number>[]
) {
  const log: string[] = []
  const source = createFacet({initialValue})
  const correct = (value: number) => {
    const cleanup = logging(log)(value)
    if (value === 1) source.set(2)
    return cleanup
  }
  const useCorrection = () => useFacetEffect(correct, [], [source, ...others])
  const {unmount} = await probeEffects(useCorrection, 0)
  write(source)
  unmount()
  return log
}

const writeOne = (source: WritableFacet<number>) => source.set(1)

facts({
  async 'In an effect on one facet, such a write starts another run inside the run, and the cleanup of the inner run is not called. If that happens in a later run, the cleanup of the run before is also called twice. With several facets, a first run that React starts nests in the same way; other runs follow one another.'() {
    const nested = ['run 1', 'run 2', 'clean 1']
    expect(await logOfCorrection(1)).toEqual(nested)
    const later = await logOfCorrection(0, writeOne)
    expect(later).toEqual(['run 0', 'clean 0', 'run 1', 'clean 0', 'run 2', 'clean 1'])

    const other = createFacet({initialValue: 0})
    expect(await logOfCorrection(1, undefined, other)).toEqual(nested)
    const inTurn = ['run 1', 'clean 1', 'run 2', 'clean 2']
    const laterOfTwo = await logOfCorrection(0, writeOne, other)
    expect(laterOfTwo).toEqual(['run 0', 'clean 0', ...inTurn])
    const missing = createFacet<number>({initialValue: NO_VALUE})
    expect(await logOfCorrection(1, () => missing.set(1), missing)).toEqual(inTurn)
  },
})

/** Mounts an effect that writes in each run, and counts its runs up to an error or 30,000. */
async function runsOfEndlessEffect(...others: Facet<number>[]) {
  const source: WritableFacet<number> = createFacet({initialValue: 0})
  let runs = 0
  const run = (value: number) => {
    if (value === 0 || value > 30_000) return
    runs += 1
    source.set(value + 1)
  }
  await probeEffects(() => useFacetEffect(run, [], [source, ...others]), 0)
  const {thrown} = attempt(() => source.set(1))
  return {runs, message: thrown instanceof Error ? thrown.message : undefined}
}

facts({
  async 'If the runs go on writing new values, an effect of one facet ends in a stack overflow. An effect of several facets ends in an endless loop, without an error'() {
    const ofOne = await runsOfEndlessEffect()
    expect(ofOne.message).toBe('Maximum call stack size exceeded')
    const ofTwo = await runsOfEndlessEffect(createFacet({initialValue: 0}))
    expect(ofTwo).toEqual({runs: 30_000, message: undefined})
  },

  async 'When a run inside a write throws, the cleanup of the run before has already been called. The hook still holds it, and calls it once more before the next run or on unmount.'() {
    const source = createFacet({initialValue: 1})
    const log: string[] = []
    const run = (value: number) => {
      if (value === 2) throw new Error('two')
      return logging(log)(value)
    }
    const {unmount} = await probeEffects(() => useFacetEffect(run, [], [source]), 0)
    expect(() => source.set(2)).toThrow('two')
    source.set(3)
    expect(log).toEqual(['run 1', 'clean 1', 'clean 1', 'run 3'])
    expect(() => source.set(2)).toThrow('two')
    unmount()
    expect(log.slice(4)).toEqual(['clean 3', 'clean 3'])
  },

  async 'When a run that React starts throws, the cleanup is called only once.'() {
    const log: string[] = []
    const facet = createFacet({initialValue: 1})
    function Failing({step}: {step: number}) {
      const run = (value: number) => {
        if (step === 2) throw new Error('started by React')
        return logging(log)(value)
      }
      useFacetEffect(run, [step], [facet])
      return null
    }
    const failing = (step: number) => <Boundary>{<Failing step={step} />}</Boundary>
    const {container, rerender} = underReactDom(failing(1))
    await passiveEffects()
    quietly(() => rerender(failing(2)))
    expect(container.textContent).toBe('started by React')
    expect(log).toEqual(['run 1', 'clean 1'])
  },

  async 'Before the next run, or on unmount, the hook calls the returned value, which throws a TypeError.'() {
    const line = createFacet({initialValue: 'first'})
    const lines: string[] = []
    const push = ((text: string) => lines.push(text)) as unknown as (text: string) => void
    const {unmount} = await probeEffects(() => useFacetEffect(push, [], [line]), 0)
    const thrown = [() => line.set('second'), unmount].map((run) => attempt(run).thrown)
    expect(thrown.every((error) => error instanceof TypeError)).toBe(true)
    expect(lines).toEqual(['first'])
  },

  async 'A facet that is made while rendering. The effect cleans up and runs again whenever the component renders.'() {
    const source = createFacet({initialValue: 1})
    const log: string[] = []
    const {rerender} = await probeEffects(() => {
      const derived = useFacetMap((n) => n, [{}], [source])
      useFacetEffect(logging(log), [], [derived])
    }, 0)
    await rerender(1)
    expect(log).toEqual(['run 1', 'clean 1', 'run 1'])
  },

  async 'If an effect only writes another facet, that facet has no value, or an old one, until the passive effects of the first commit.'() {
    const source = createFacet({initialValue: 1})
    for (const initialValue of [NO_VALUE, 0] as const) {
      const derived = createFacet<number>({initialValue})
      const inLayoutEffect: unknown[] = []
      await probeEffects(() => {
        useFacetEffect((n) => derived.set(n * 2), [], [source])
        useLayoutEffect(() => void inLayoutEffect.push(derived.get()), [])
      }, 0)
      expect(inLayoutEffect).toEqual([initialValue])
      expect(derived.get()).toBe(2)
    }
  },

  async 'The arguments have the value types of the facets, without NO_VALUE.'() {
    const {WindowTitle} = sample<'WindowTitle'>('function WindowTitle')
    const players = createFacet({initialValue: 3})
    const before = document.title
    underDomFiber(
      <WindowTitle map={createFacet({initialValue: 'Cave'})} players={players} />,
    )
    await passiveEffects()
    players.set(4)
    expect(document.title).toBe('Cave (4 players)')
    document.title = before
  },

  // createUseFacetEffect
  'Changes run the effect inside the write or batch, whichever hook you pass.'() {
    const useFacetInsertionEffect = createUseFacetEffect(useInsertionEffect)
    const source = createFacet({initialValue: 1})
    const log: number[] = []
    const run = (value: number) => void log.push(value)
    probeHook(() => useFacetInsertionEffect(run, [], [source]), 0, underReactDom)
    source.set(2)
    expect(log).toEqual([1, 2])
    batch(() => source.set(3))
    expect(log).toEqual([1, 2, 3])
  },

  async 'One use is a layout effect that stays silent on a server, where React 18 in development warns of useLayoutEffect:'() {
    const orderOf = async (globals?: Record<string, unknown>) => {
      const {useFacetIsomorphicLayoutEffect: useBoth} = sample<
        'useFacetIsomorphicLayoutEffect',
        typeof useFacetEffect
      >('useFacetIsomorphicLayoutEffect.ts', globals)
      const health = createFacet({initialValue: 9})
      const log: string[] = []
      inComponent(() => {
        useBoth((value) => void log.push(`health ${value}`), [], [health])
        useLayoutEffect(() => void log.push('layout effect'), [])
        return null
      })
      await passiveEffects()
      return log
    }
    expect(await orderOf()).toEqual(['health 9', 'layout effect'])
    expect(await orderOf({window: undefined})).toEqual(['layout effect', 'health 9'])
  },
})
