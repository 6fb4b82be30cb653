import {
  createFacet,
  NO_VALUE,
  useFacetEffect,
  useFacetLayoutEffect,
  type Facet,
} from '@react-facet/core'
import {lazy, Suspense, useLayoutEffect, useRef} from 'react'
import {renderToString} from 'react-dom/server'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  complaintsDuring,
  inComponent,
  logging,
  passiveEffects,
  probeEffects,
  readAtChange,
  samplesOf,
  type Nameplate,
} from '../../../probes'
import {underDomFiber, underReactDom} from '../../../render'

const sample = samplesOf(import.meta.filename)

facts({
  'first run | passive effects, usually after the first paint | layout effects, before the first paint':
    claims.effectsRunInTheirPhases,

  'after a changed dependency or another facet | passive effects of that render | layout effects of that render':
    claims.effectsFollowAnotherFacet,
})

facts('18.x', {
  async 'cleanup on unmount | with the passive effects | earlier, with the layout effects'() {
    const log: string[] = []
    const facet = createFacet({initialValue: 1})
    const {unmount} = await probeEffects(() => {
      useFacetEffect(logging(log, 'effect'), [], [facet])
      useFacetLayoutEffect(logging(log, 'layout'), [], [facet])
    }, 0)
    log.length = 0
    unmount()
    expect(log).toEqual(['clean layout 1', 'clean effect 1'])
  },
})

facts({
  async 'All layout effects of a commit run before the first passive one, children before parents. Refs to the elements of the component are set by then.'() {
    const source = createFacet({initialValue: 1})
    const log: string[] = []
    function Follower({name}: {name: string}) {
      const element = useRef<HTMLElement>(null)
      useFacetEffect(() => void log.push(`effect of ${name}`), [name], [source])
      useFacetLayoutEffect(
        () => void log.push(`${name}, ref ${element.current?.tagName}`),
        [name],
        [source],
      )
      return <b ref={element}>{name === 'parent' ? <Follower name="child" /> : null}</b>
    }
    underDomFiber(<Follower name="parent" />)
    await passiveEffects()
    expect(log).toEqual([
      'child, ref B',
      'parent, ref B',
      'effect of child',
      'effect of parent',
    ])
  },
})

/** What the effect reads from its element when the name changes from Ada to Bob. */
const read = (plate: Nameplate) => readAtChange(useFacetLayoutEffect, plate)

facts({
  async 'With one facet, elements that bind it and were mounted together with the effect are updated first, so the effect finds the new DOM. An element that was mounted later is updated after the effect, which finds the old DOM.'() {
    expect(await read({})).toEqual(['Bob'])
    expect(await read({bind: 'later'})).toEqual(['Ada'])
  },

  async 'With several facets that all have a value, the effect runs at the end of the write, when both kinds of element show the new value.'() {
    expect(await read({follow: 'each'})).toEqual(['Bob'])
    expect(await read({follow: 'each', bind: 'later'})).toEqual(['Bob'])
  },

  async 'An element that shows a combination of several facets is itself updated at the end of the write. To measure it, follow the combined facet, the one that the element binds.'() {
    expect(await read({show: 'both'})).toEqual(['Ada 16'])
    expect(await read({show: 'both', follow: 'both'})).toEqual(['Bob 16'])
  },

  'while Suspense hides the component, the layout effect has cleaned up and does not run.'() {
    const facet = createFacet({initialValue: 1})
    const log: string[] = []
    const Never = lazy(() => new Promise<never>(() => undefined))
    function Follower() {
      useFacetEffect(logging(log, 'effect'), [], [facet])
      useFacetLayoutEffect(logging(log, 'layout'), [], [facet])
      return null
    }
    const page = (isLoading: boolean) => (
      <Suspense>
        <Follower />
        {isLoading ? <Never /> : null}
      </Suspense>
    )
    const {rerender} = underReactDom(page(false))
    log.length = 0
    rerender(page(true))
    facet.set(2)
    expect(log).toEqual(['clean layout 1', 'clean effect 1', 'run effect 2'])
  },

  'The first frame shows the value, if there is one'() {
    const {AmmoText} = sample<'AmmoText'>('AmmoText.tsx')
    /** What is shown after all layout effects, which run before the first paint. */
    const shownAtFirst = (ammo: Facet<number>) => {
      const texts: unknown[] = []
      inComponent(() => {
        const box = useRef<HTMLParagraphElement>(null)
        useLayoutEffect(() => void texts.push(box.current?.textContent), [])
        return (
          <p ref={box}>
            <AmmoText ammo={ammo} />
          </p>
        )
      }, underReactDom)
      return texts
    }
    expect(shownAtFirst(createFacet({initialValue: 30}))).toEqual(['30'])
    expect(shownAtFirst(createFacet<number>({initialValue: NO_VALUE}))).toEqual([''])
  },

  'React 18 logs that useLayoutEffect does nothing on the server.'() {
    const source = createFacet({initialValue: 1})
    const complaints = [useFacetEffect, useFacetLayoutEffect].map((useHook) => {
      function Server() {
        useHook(() => undefined, [], [source])
        return null
      }
      return complaintsDuring(() => void renderToString(<Server />)).join()
    })
    expect(complaints[0]).toBe('')
    expect(complaints[1]).toContain('useLayoutEffect does nothing on the server')
  },
})
