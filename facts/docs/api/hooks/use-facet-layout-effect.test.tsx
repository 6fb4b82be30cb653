import {
  createFacet,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  type Facet,
} from '@react-facet/core'
import {lazy, Suspense, useLayoutEffect, useRef, type ComponentType} from 'react'
import {renderToString} from 'react-dom/server'
import {expect, fact} from '../../../fact'
import {
  complaintsDuring,
  logging,
  passiveEffects,
  probeHook,
  samplesOf,
} from '../../../probes'
import {underDomFiber, underReactDom} from '../../../render'

/** A component that follows a facet with both kinds of effects, and what they log. */
async function both(facet: Facet<number>) {
  const log: string[] = []
  const probe = probeHook((followed: Facet<number>) => {
    useFacetEffect(logging(log, 'effect'), [], [followed])
    useFacetLayoutEffect(logging(log, 'layout'), [], [followed])
    useLayoutEffect(() => void log.push('end of the layout effects'))
  }, facet)
  await passiveEffects()
  return {...probe, log}
}

fact(
  'first run | passive effects, usually after the first paint | layout effects, before the first paint',
  async () => {
    const {log} = await both(createFacet({initialValue: 1}))
    expect(log).toEqual(['run layout 1', 'end of the layout effects', 'run effect 1'])
  },
)

fact(
  'after a changed dependency or another facet | passive effects of that render | layout effects of that render',
  async () => {
    const {log, rerender} = await both(createFacet({initialValue: 1}))
    log.length = 0
    rerender(createFacet({initialValue: 2}))
    await passiveEffects()
    expect(log).toEqual([
      'clean layout 1',
      'run layout 2',
      'end of the layout effects',
      'clean effect 1',
      'run effect 2',
    ])
  },
)

fact(
  'cleanup on unmount | with the passive effects | earlier, with the layout effects',
  {renderer: '18.x'},
  async () => {
    const {log, unmount} = await both(createFacet({initialValue: 1}))
    log.length = 0
    unmount()
    expect(log).toEqual(['clean layout 1', 'clean effect 1'])
  },
)

fact('For later changes of a facet there is no difference', async () => {
  const source = createFacet({initialValue: 1})
  const {log} = await both(source)
  log.length = 0
  source.set(2)
  expect(log).toEqual([
    'clean layout 1',
    'run layout 2',
    'clean effect 1',
    'run effect 2',
  ])
})

fact('All layout effects of a commit run before the first passive one', async () => {
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
})

interface PlateProps {
  show: 'the name' | 'both'
  follow: 'the name' | 'both' | 'the combined facet'
  isLate?: boolean
}

/** What the effect of a nameplate reads from its element when the name becomes Bob. */
function readAtChange({show, follow, isLate = false}: PlateProps) {
  const name = createFacet({initialValue: 'Ada'})
  const size = createFacet({initialValue: 16})
  const log: (string | null | undefined)[] = []
  function Plate({isShown}: {isShown: boolean}) {
    const element = useRef<HTMLElement>(null)
    const both = useFacetMap((who, px) => `${who} ${px}`, [], [name, size] as const)
    const followed = {
      'the name': [name],
      both: [name, size],
      'the combined facet': [both],
    }
    const read = () => void log.push(element.current?.textContent)
    useFacetLayoutEffect(read, [], followed[follow] as Facet<unknown>[])
    const text = show === 'both' ? both : name
    return <b ref={element}>{isShown ? <fast-text text={text} /> : null}</b>
  }
  const {rerender} = underDomFiber(<Plate isShown={!isLate} />)
  rerender(<Plate isShown />)
  log.length = 0
  name.set('Bob')
  return log
}

fact('so the effect finds the new DOM. An element that mounted later comes later', () => {
  for (const isLate of [false, true]) {
    const read = readAtChange({show: 'the name', follow: 'the name', isLate})
    expect(read).toEqual([isLate ? 'Ada' : 'Bob'])
  }
})

fact('the effect runs at the end of the write, when both kinds show', () => {
  for (const isLate of [false, true]) {
    expect(readAtChange({show: 'the name', follow: 'both', isLate})).toEqual(['Bob'])
  }
})

fact('To measure it, follow the combined facet, the one that the element binds.', () => {
  expect(readAtChange({show: 'both', follow: 'the name'})).toEqual(['Ada 16'])
  expect(readAtChange({show: 'both', follow: 'the combined facet'})).toEqual(['Bob 16'])
})

fact('hides the component, the layout effect has cleaned up and does not run', () => {
  const facet = createFacet({initialValue: 1})
  const log: string[] = []
  const Never = lazy(() => new Promise<never>(() => undefined))
  function Followed() {
    useFacetEffect(logging(log, 'effect'), [], [facet])
    useFacetLayoutEffect(logging(log, 'layout'), [], [facet])
    return null
  }
  const page = (isLoading: boolean) => (
    <Suspense>
      <Followed />
      {isLoading ? <Never /> : null}
    </Suspense>
  )
  const {rerender} = underReactDom(page(false))
  log.length = 0
  rerender(page(true))
  facet.set(2)
  expect(log).toEqual(['clean layout 1', 'clean effect 1', 'run effect 2'])
})

fact('and the first frame shows the value, if there is one', () => {
  const {AmmoText} = samplesOf(import.meta.filename)('AmmoText.tsx') as {
    AmmoText: ComponentType<{ammo: Facet<number>}>
  }
  const ammo = createFacet({initialValue: 30})
  const {container} = underReactDom(<AmmoText ammo={ammo} />)
  expect(container.textContent).toBe('30')
  ammo.set(29)
  expect(container.textContent).toBe('29')
})

fact('React 18 logs that useLayoutEffect does nothing on the server.', () => {
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
})
