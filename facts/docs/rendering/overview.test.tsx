import {
  createFacet,
  createFacetContext,
  mapFacetsCached,
  mapFacetsLightweight,
  NO_VALUE,
  startFacetTransition,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetMemo,
  useFacetUnwrap,
  type Facet,
} from '@react-facet/core'
import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {
  Boundary,
  elementOf,
  failureOf,
  find,
  inComponent,
  Island,
  mountComponents,
  samplesOf,
  until,
  updatesDuring,
} from '../../probes'
import {commit, underReactDom} from '../../render'

const sample = samplesOf(import.meta.filename)

const useFastText = (health: Facet<number>) => <fast-text text={health} />

function useEffectByHand(health: Facet<number>) {
  const text = useRef<HTMLParagraphElement>(null)
  useFacetLayoutEffect(
    (value) => {
      if (text.current) text.current.textContent = String(value)
    },
    [],
    [health],
  )
  return <p ref={text} />
}

const useUnwrapped = (health: Facet<number>) => String(useFacetUnwrap(health))

/** Shows a facet in three components: bound to text, written by an effect, and unwrapped. */
function showThreeWays() {
  const health = createFacet({initialValue: 3})
  const ways = [
    inComponent(() => useFastText(health)),
    inComponent(() => useEffectByHand(health), underReactDom),
    inComponent(() => useUnwrapped(health), underReactDom),
  ]
  const texts = () => ways.map(({container}) => container.textContent)
  const renders = () => ways.map((way) => way.renders())
  return {health, texts, renders}
}

facts({
  'Renders of the component per change | 0 | 0 | 1'() {
    const {health, texts, renders} = showThreeWays()
    expect(renders()).toEqual([1, 1, 1])
    commit(() => health.set(2))
    expect(texts()).toEqual(['2', '2', '2'])
    expect(renders()).toEqual([1, 1, 2])
  },

  'A write that the equality check calls equal | writes nothing | runs nothing | renders nothing'() {
    const {health, renders} = showThreeWays()
    const heard = vi.fn()
    health.observe(heard)
    commit(() => health.set(3))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(renders()).toEqual([1, 1, 1])
  },
})

facts('18.x', {
  'Several writes in a row render an unwrapping component once.': claims.writesRender,
})

facts('0.6.4', {
  'where a write renders the component at once.': claims.writesRender,
})

facts({
  'A facet bound to a fast-* prop or an effect | nothing': claims.bindingRendersNothing,

  'Mount, With, Map, Times | itself and its children, when something appears or disappears'() {
    // `mountComponents` has `Unwrap` too, which renders just as often here.
    for (const {hides, shows, element} of mountComponents) {
      const facet = createFacet<unknown>({initialValue: shows})
      const shown = element(facet)
      expect(updatesDuring(shown, () => facet.set(shows))).toBe(0)
      expect(updatesDuring(shown, () => facet.set(hides))).toBe(1)
    }
  },

  'Unwrap, useFacetUnwrap | itself, or the component that calls it, and its children, when the value changes':
    claims.unwrappingRendersChildren,

  async "while a root renders a transition, its provider's value can reach a component that another root renders meanwhile, which keeps it."() {
    const Name = createContext('default')
    const length = createFacet({initialValue: 0})
    let rendered = 0
    let resume: () => void = () => undefined
    // What waits for it runs when React lets go of the thread, after a few rows.
    const pause = new Promise<void>((resolve) => {
      resume = resolve
    })
    function Row() {
      rendered += 1
      const end = performance.now() + 3
      while (performance.now() < end);
      if (rendered === 3) resume()
      return null
    }
    inComponent(() => {
      const rows = Array.from({length: Number(useFacetUnwrap(length))}, (_, index) => (
        <Row key={index} />
      ))
      return <Name.Provider value="host">{rows}</Name.Provider>
    }, underReactDom)
    const other = inComponent(() => useContext(Name))
    expect(other.container.textContent).toBe('default')

    startFacetTransition(() => length.set(40))
    await pause
    other.rerender()
    expect(rendered).toBeLessThan(40)
    expect(other.container.textContent).toBe('host')
    await until(() => rendered >= 40)
    expect(other.container.textContent).toBe('host')
  },

  // The next three facts quote a table of what crosses from one root to another, and what does not.
  'A facet, passed as a prop or imported | React context, createFacetContext included'() {
    const Name = createContext('default')
    const Score = createFacetContext(0)
    const health = createFacet({initialValue: 3})
    function Inside({passed}: {passed: Facet<number>}) {
      return (
        <p>
          {useContext(Name)} <fast-text text={useContext(Score)} />{' '}
          <fast-text text={passed} />
        </p>
      )
    }
    const island = <Inside passed={health} />
    const {container} = underReactDom(
      <Name.Provider value="provided">
        <Score.Provider value={createFacet({initialValue: 7})}>
          <Island>{island}</Island>
        </Score.Provider>
      </Name.Provider>,
    )
    expect(container.textContent).toBe('default 0 3')
    health.set(2)
    expect(container.textContent).toBe('default 0 2')
  },

  'DOM events, which bubble by DOM position'() {
    const clicked = vi.fn()
    const island = <fast-p className="inside">Click</fast-p>
    const {container} = underReactDom(
      <div onClick={clicked}>
        <Island>{island}</Island>
      </div>,
    )
    find(container, '.inside').click()
    expect(clicked).toHaveBeenCalledTimes(1)
  },
})

facts('18.x', {
  'error boundaries'() {
    const broken = createFacet({initialValue: false})
    function Part() {
      if (useFacetUnwrap(broken) === true) throw new Error('broken part')
      return 'whole part'
    }
    const island = <Part />
    const {container} = underReactDom(
      <Boundary>
        <Island>{island}</Island>
      </Boundary>,
    )
    expect(container.textContent).toBe('whole part')
    expect(failureOf(() => commit(() => broken.set(true)))).toBe('broken part')
    // The island is empty: the boundary outside it has caught nothing.
    expect(container.textContent).toBe('')
  },
})

facts({})

function Unwrapped({facet, onCommit}: {facet: Facet<number>; onCommit?: () => void}) {
  const value = useFacetUnwrap(facet)
  useLayoutEffect(() => onCommit?.())
  return <b>{String(value)}</b>
}

facts({
  'Components of one root that unwrap it | Together, in one commit'() {
    const count = createFacet({initialValue: 1})
    const seen = new Set<string | null>()
    const look = () => void seen.add(document.body.textContent)
    underReactDom(
      <>
        <Unwrapped facet={count} onCommit={look} />
        <Unwrapped facet={count} onCommit={look} />
      </>,
    )
    commit(() => count.set(2))
    expect([...seen]).toEqual(['11', '22'])
  },

  async 'A component that mounts while a transition is pending | It mounts with the new value'() {
    const count = createFacet({initialValue: 1})
    const screen = (late: boolean) => (
      <>
        <Unwrapped facet={count} />
        {late && <Unwrapped facet={count} />}
      </>
    )
    const {container, rerender} = underReactDom(screen(false))
    startFacetTransition(() => count.set(2))
    rerender(screen(true))
    expect(container.textContent).toBe('12')
    await until(() => container.textContent !== '12')
    expect(container.textContent).toBe('22')
  },
})

function ByStore({facet}: {facet: Facet<{percent: number}>}) {
  const shown = useSyncExternalStore(facet.observe, facet.get)
  return <p>{shown === NO_VALUE ? null : shown.percent}</p>
}

facts({
  'It returns an Option: compare it with NO_VALUE. Clearing the facet does not render.'() {
    const facet = createFacet({initialValue: {percent: 20}})
    const {container} = underReactDom(<ByStore facet={facet} />)
    commit(() => facet.setWithCallback(() => NO_VALUE))
    expect(container.textContent).toBe('20')
  },
})

/** Two elements that show an object derived from a facet: by a function, and by a hook. */
function derivedWith(
  mapFacets: typeof mapFacetsLightweight,
  useHook: typeof useFacetMap,
  health: Facet<number>,
) {
  const share = (value: number) => ({percent: value * 5})
  const Hooked = () => <ByStore facet={useHook(share, [], [health])} />
  return [<ByStore facet={mapFacets([health], share)} />, <Hooked />]
}

// React's warning is not asserted: it is logged once per process, and a fact may run again.

facts({
  'A facet of useFacetMap or mapFacetsLightweight that makes an object: its get makes a new one, so React warns in development that The result of getSnapshot should be cached to avoid an infinite loop and throws Maximum update depth exceeded'() {
    const health = createFacet({initialValue: 20})
    for (const shown of derivedWith(mapFacetsLightweight, useFacetMap, health)) {
      const failure = failureOf(() => underReactDom(shown))
      expect(failure).toContain('Maximum update depth exceeded')
    }
  },

  'An object that is changed in place does not render, because React compares by Object.is. Map to a primitive first.'() {
    const share = {percent: 20}
    const facet = createFacet({initialValue: share})
    // For comparison: useFacetUnwrap does render.
    function ByUnwrapping() {
      const shown = useFacetUnwrap(facet)
      return <p>{shown === NO_VALUE ? null : shown.percent}</p>
    }
    function Primitive() {
      const percent = useFacetMap((value) => value.percent, [], [facet])
      return <p>{String(useSyncExternalStore(percent.observe, percent.get))}</p>
    }
    const screens = [<ByStore facet={facet} />, <Primitive />, <ByUnwrapping />].map(
      underReactDom,
    )
    share.percent = 10
    commit(() => facet.set(share))
    expect(screens.map(({container}) => container.textContent)).toEqual([
      '20',
      '10',
      '10',
    ])
  },

  'useFacetMemo and mapFacetsCached keep the object.'() {
    const health = createFacet({initialValue: 20})
    const screens = derivedWith(mapFacetsCached, useFacetMemo, health).map(underReactDom)
    const texts = () => screens.map(({container}) => container.textContent)
    expect(texts()).toEqual(['100', '100'])
    commit(() => health.set(10))
    expect(texts()).toEqual(['50', '50'])
  },
})

facts('18.x', {
  async 'Stories work if a decorator mounts each one into a root of dom-fiber.'() {
    const {default: preview} = sample<
      'default',
      {decorators: ((story: ComponentType) => ReactElement)[]}
    >('.storybook/preview.tsx')
    const text = createFacet({initialValue: 'Bow'})
    const Story = () => <fast-p>{<fast-text text={text} />}</fast-p>
    const story = preview.decorators[0]?.(Story) ?? <></>
    const {container} = underReactDom(story)
    await until(() => container.textContent !== '')
    expect(container.innerHTML).toBe('<div><p>Bow</p></div>')
  },
})

facts({
  "Then the controls of Storybook, which give plain values, drive it as the game's facets do:"() {
    const {default: meta, Low} = sample<{
      default: {component: ComponentType<{health: unknown}>}
      Low: {args: {health: number}}
    }>('HealthBar.stories.tsx')
    const health = createFacet({initialValue: 80})
    const bars = [Low.args, {health}].map((args) =>
      elementOf(<meta.component {...args} />),
    )
    expect(bars.map(({style}) => style.width)).toEqual(['20%', '80%'])
  },
})
