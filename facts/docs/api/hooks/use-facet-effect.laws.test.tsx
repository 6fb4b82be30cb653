import {createFacet, useFacetEffect, useFacetLayoutEffect} from '@react-facet/core'
import fc, {type Arbitrary} from 'fast-check'
import {expect} from 'vitest'
import {law} from '../../../law'
import {core, effectUnder} from '../../../laws/engine'
import {createModel} from '../../../laws/model'
import {at, list, networks, place, record, someValue} from '../../../laws/network'
import {play, scripts} from '../../../laws/script'
import {commit, underDomFiber, underReactDom, unmountAll} from '../../../render'

/** What happens to a component whose effect follows some of three facets. */
type Step =
  | {do: 'write'; facet: number; value: number}
  | {do: 'render'; dependency: number; facets: number[]}

const write = record<Step>({do: fc.constant('write'), facet: place, value: someValue})

/** The first list of facets, and steps. All lists have the same length, as React requires. */
const steps: Arbitrary<{first: number[]; steps: Step[]}> = fc
  .integer({min: 1, max: 3})
  .chain((length) => {
    const facets = fc.array(fc.nat({max: 2}), {minLength: length, maxLength: length})
    const render = record<Step>({
      do: fc.constant('render'),
      dependency: fc.nat({max: 1}),
      facets,
    })
    return record({
      first: facets,
      steps: fc.array(fc.oneof(write, render), {maxLength: 10}),
    })
  })

/** `useFacetEffect` is tried only under react-dom, whose `flushSync` runs passive effects too. */
const effectHooks = [
  [underReactDom, useFacetEffect],
  [underReactDom, useFacetLayoutEffect],
  [underDomFiber, useFacetLayoutEffect],
] as const

law(
  'The cleanup sees the values of the run that returned it.',
  fc.property(steps, ({first, steps}) => {
    for (const [render, useEffectHook] of effectHooks) {
      const facets = [0, 1, 2].map((initialValue) => createFacet({initialValue}))
      const log: string[] = []
      function Effect({dependency, places}: {dependency: number; places: number[]}) {
        useEffectHook(
          (...values: number[]) => {
            const run = list(dependency, ...values)
            log.push(`run ${run}`)
            return () => void log.push(`clean ${run}`)
          },
          [dependency],
          places.map((index) => at(facets, index)),
        )
        return null
      }
      let current = {dependency: 0, places: first}
      const values = () =>
        list(
          current.dependency,
          ...current.places.map((index) => at(facets, index).get()),
        )
      let lastRun = values()
      const expectedRerun = () => {
        const before = lastRun
        lastRun = values()
        return [`clean ${before}`, `run ${lastRun}`]
      }
      const screen = render(<Effect {...current} />)
      expect(log.splice(0)).toEqual([`run ${lastRun}`])
      for (const step of steps) {
        if (step.do === 'write') {
          const facet = at(facets, step.facet)
          const isHeard =
            facet.get() !== step.value &&
            current.places.some((index) => at(facets, index) === facet)
          commit(() => facet.set(step.value))
          expect(log.splice(0)).toEqual(isHeard ? expectedRerun() : [])
        } else {
          const next = {dependency: step.dependency, places: step.facets}
          const isChanged =
            list(next.dependency, ...next.places) !==
            list(current.dependency, ...current.places)
          screen.rerender(<Effect {...next} />)
          current = next
          expect(log.splice(0)).toEqual(isChanged ? expectedRerun() : [])
        }
      }
      screen.unmount()
      expect(log).toEqual([`clean ${lastRun}`])
    }
  }),
  40,
)

// The laws of helpers cover the other actions. `throw` is not here, because React would handle
// the error.
const effectScripts = scripts([
  'set',
  'clear',
  'observe',
  'leave',
  'batch',
  'transition',
  'effect',
])
const networksWithoutErrors = networks({computes: ['list', 'sum', 'box', 'onlyEven']})

law(
  'The effect waits until each facet has given it a value. After that, it runs at the end of each write or batch that notifies one of them',
  fc.property(networksWithoutErrors, effectScripts, (network, script) => {
    const expected = play(network, script, createModel())
    for (const [render, useEffectHook] of effectHooks) {
      const effect = effectUnder(render, useEffectHook)
      expect(play(network, script, {...core, effect})).toEqual(expected)
      unmountAll()
    }
  }),
)
