import {
  batch,
  createFacet,
  NO_VALUE,
  useFacetLayoutEffect,
  useFacetState,
  type Facet,
} from '@react-facet/core'
import {useRef, type ReactElement, type RefObject} from 'react'
import {renderToString} from 'react-dom/server'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {
  attempt,
  clear,
  complaintsDuring,
  enter,
  failureOf,
  fedFacet,
  find,
  inComponent,
  mutationsDuring,
  probeHook,
  quietly,
  samplesOf,
} from '../../probes'
import {commit, underDomFiber, underReactDom, type Show} from '../../render'

const sample = samplesOf(import.meta.filename)

const renderers: Show[] = [underReactDom, underDomFiber]

/** The hook of the page, which writes each value of a facet to an element. */
const {useBinding} = sample<
  'useBinding',
  <E extends Element, T>(
    facet: Facet<T>,
    write: (element: E, value: T) => void,
  ) => RefObject<E>
>('useBinding.tsx')

const writeText = (element: HTMLElement, value: string | number) => {
  element.textContent = String(value)
}

/** Binds a facet to a span. */
function bound<T>(
  facet: Facet<T>,
  write: (element: HTMLElement, value: T) => void,
  show: Show = underReactDom,
) {
  const {container, ...screen} = inComponent(
    () => <span ref={useBinding<HTMLElement, T>(facet, write)} />,
    show,
  )
  return {element: find(container, 'span'), ...screen}
}

facts({
  'A change of the facet renders nothing; the effect does the update.'() {
    for (const show of renderers) {
      const ammo = createFacet({initialValue: 30})
      const {element, renders} = bound(ammo, writeText, show)
      ammo.set(29)
      expect(element.textContent).toBe('29')
      expect(renders()).toBe(1)
    }
  },

  'Three parts: a ref to the element, an element without the value in its JSX, and an effect that writes the value.'() {
    const {AmmoLabel} = sample<'AmmoLabel'>('AmmoLabel.tsx')
    const ammo = createFacet({initialValue: 6})
    const {container, renders} = inComponent(() => AmmoLabel({ammo}), underReactDom)
    const texts = [container.textContent]
    ammo.set(5)
    texts.push(container.textContent)
    expect(texts).toEqual(['6 rounds', '5 rounds'])
    expect(renders()).toBe(1)
  },

  'with one facet, the effect runs as soon as that facet notifies.'() {
    const ammo = createFacet<number>({initialValue: NO_VALUE})
    const rounds: number[] = []
    bound(ammo, (_, value) => rounds.push(value))
    expect(rounds).toEqual([])
    ammo.set(30)
    expect(rounds).toEqual([30])
    batch(() => {
      ammo.set(29)
      expect(rounds).toEqual([30, 29])
    })
  },

  "A write that the facet's equality check calls equal does not notify, so it does not touch the DOM.":
    claims.equalPrimitivesAreDropped,

  'When the component unmounts, the subscription ends.'() {
    const {facet, log} = fedFacet(30)
    bound(facet, writeText).unmount()
    expect(log).toEqual(['connect', 'disconnect'])
  },

  'useFacetEffect writes the value after the commit': claims.effectsRunInTheirPhases,
})

// A writer for each target

/** Overwrites what an element's JSX sets, and then renders again. */
function afterRender<P>(
  show: Show,
  [first, second]: [P, P],
  jsx: (ref: RefObject<HTMLElement>, given: P) => ReactElement,
  write: (element: HTMLElement) => void = (element) => writeText(element, 'written'),
) {
  const facet = createFacet({initialValue: ''})
  function Part({given}: {given: P}) {
    return jsx(useBinding<HTMLElement, string>(facet, write), given)
  }
  const {container, rerender} = show(<Part given={first} />)
  const element = container.firstChild as HTMLElement
  const {thrown} = attempt(() => rerender(<Part given={second} />))
  return {element, thrown}
}

/**
 * The class and the colour of an element after its second render: the first passes `given[0]`, an
 * effect overwrites it, and the second passes `given[1]`.
 */
function classAndColour(show: Show, given: [string, string]) {
  const {element} = afterRender(
    show,
    given,
    (ref, name) => <span ref={ref} className={name} style={{color: name}} />,
    (span) => {
      span.className = 'written'
      span.style.color = 'red'
    },
  )
  return [element.className, element.style.color]
}

facts({
  'the className or style key, with another value than before | React writes over yours'() {
    for (const show of renderers) {
      expect(classAndColour(show, ['blue', 'green'])).toEqual(['green', 'green'])
    }
  },

  'the className or style key, with the same value as before | yours stays'() {
    for (const show of renderers) {
      expect(classAndColour(show, ['blue', 'blue'])).toEqual(['written', 'red'])
    }
  },
})

const onlyChild = (ref: RefObject<HTMLElement>, given: string) => (
  <span ref={ref}>{given || null}</span>
)
const withSibling = (ref: RefObject<HTMLElement>, given: string) => (
  <span ref={ref}>HP {given || null}</span>
)

facts({
  'a text that is the only child, under react-dom | React writes over yours when its text changes'() {
    const after = (given: [string, string]) =>
      afterRender(underReactDom, given, onlyChild).element.textContent
    expect(after(['first', 'first'])).toBe('written')
    expect(after(['first', 'second'])).toBe('second')
  },
})

const separateTextNodes = [
  [underDomFiber, onlyChild],
  [underDomFiber, withSibling],
  [underReactDom, withSibling],
] as const

facts({
  "a text with siblings, or under dom-fiber | yours stays: textContent removed React's text node"() {
    for (const [show, jsx] of separateTextNodes) {
      const {element, thrown} = afterRender(show, ['first', 'second'], jsx)
      expect([element.textContent, thrown]).toEqual(['written', undefined])
    }
  },

  'a child element, or a text that has siblings or is rendered by dom-fiber, if that render removes it | React throws'() {
    const element = (ref: RefObject<HTMLElement>, given: string) => (
      <span ref={ref}>{given && <b>{given}</b>}</span>
    )
    const parts = [
      ...separateTextNodes,
      [underDomFiber, element],
      [underReactDom, element],
    ] as const
    for (const [show, jsx] of parts) {
      const {thrown} = afterRender(show, ['first', ''], jsx)
      expect(String(thrown)).toContain(
        'The node to be removed is not a child of this node',
      )
    }
  },

  // Several facets
  'With 30 of 30 rounds, thirty shots run this effect thirty times; the class changes once.'() {
    const {AmmoColour} = sample<'AmmoColour'>('AmmoColour.tsx')
    const ammo = createFacet({initialValue: 30})
    const capacity = createFacet({initialValue: 30})
    const {container} = underReactDom(<AmmoColour ammo={ammo} capacity={capacity} />)
    const toggle = vi.spyOn(find(container, 'div').classList, 'toggle')
    const changes = mutationsDuring(container, () => {
      for (let rounds = 29; rounds >= 0; rounds -= 1) ammo.set(rounds)
    })
    expect(toggle).toHaveBeenCalledTimes(30)
    expect(changes).toEqual(['attributes'])
  },

  'map to the value that you need first. An equal boolean notifies nobody:'() {
    const {useLowAmmoClass} = sample<
      'useLowAmmoClass',
      (box: RefObject<HTMLElement>, ammo: Facet<number>) => void
    >('function useLowAmmoClass')
    const ammo = createFacet({initialValue: 10})
    const {container} = inComponent(() => {
      const box = useRef<HTMLDivElement>(null)
      useLowAmmoClass(box, ammo)
      return <div ref={box} />
    }, underReactDom)
    const box = find(container, 'div')
    const toggle = vi.spyOn(box.classList, 'toggle')
    for (const rounds of [9, 8, 7, 6]) ammo.set(rounds)
    expect(toggle).toHaveBeenCalledTimes(1)
    expect(box.className).toBe('is-low')
  },

  'Filling a ref later does not run the effect again'() {
    const name = createFacet({initialValue: 'Ada'})
    function Late({isOpen}: {isOpen: boolean}) {
      const label = useBinding<HTMLSpanElement, string>(name, writeText)
      return isOpen ? <span ref={label} /> : null
    }
    const {container, rerender} = underReactDom(<Late isOpen={false} />)
    rerender(<Late isOpen />)
    expect(container.innerHTML).toBe('<span></span>')
    name.set('Bob')
    expect(container.innerHTML).toBe('<span>Bob</span>')
  },

  'A component that takes a FacetProp accepts both. Wrap the prop and bind the result:'() {
    const {Badge} = sample<'Badge'>('function Badge')
    const count = createFacet({initialValue: 3})
    const badges = [<Badge count={count} />, <Badge count={5} />].map(
      (badge) => underReactDom(badge).container,
    )
    count.set(120)
    expect(badges.map((badge) => badge.textContent)).toEqual(['99+', '5'])
  },

  'The effect also runs for the value that the facet has when the component mounts. Here 0 means that nobody was hit yet.'() {
    const {DamageFlash} = sample<'DamageFlash'>('DamageFlash.tsx')
    const hits = createFacet({initialValue: 0})
    const {container, unmount} = underReactDom(<DamageFlash hits={hits} />)
    const log: string[] = []
    const animate = () => {
      log.push('flash')
      return {cancel: () => log.push('cancel')}
    }
    Object.assign(find(container, '.damage-flash'), {animate})
    for (const count of [1, 2]) hits.set(count)
    expect(log).toEqual(['flash', 'cancel', 'flash'])
    unmount()
    expect(log).toEqual(['flash', 'cancel', 'flash', 'cancel'])
  },

  'The effect does not have to write to the DOM. It can draw, play or call into an engine.'() {
    const {Minimap} = sample<'Minimap'>('Minimap.tsx')
    const lines: number[][] = []
    const context = {
      clearRect: () => lines.splice(0),
      beginPath: () => undefined,
      moveTo: (...from: number[]) => lines.push(from),
      lineTo: (...to: number[]) => lines.push(to),
      stroke: () => undefined,
    }
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
    getContext.mockImplementation(() => context as never)
    const player = createFacet<object>({initialValue: {x: 1, y: 2}})
    const goal = createFacet<object>({initialValue: {x: 9, y: 9}})
    underReactDom(<Minimap player={player} goal={goal} />)
    player.set({x: 3, y: 4})
    expect(lines).toEqual([
      [3, 4],
      [9, 9],
    ])
  },

  'The writes between two frames lead to one drawing, with the last value.'() {
    const {RadarCanvas} = sample<'RadarCanvas'>('RadarCanvas.tsx')
    const [clearRect, fillRect] = [vi.fn(), vi.fn()]
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
    getContext.mockReturnValue({clearRect, fillRect} as unknown as RenderingContext)
    vi.useFakeTimers({toFake: ['requestAnimationFrame', 'cancelAnimationFrame']})
    const angle = createFacet({initialValue: 0})
    underReactDom(<RadarCanvas angle={angle} />)
    for (const radians of [1, 2, Math.PI]) angle.set(radians)
    vi.advanceTimersByTime(100)
    // The sample draws the angle π at x = 2.
    const drawn = () => fillRect.mock.calls.map(([x]) => x as number)
    expect(drawn()).toEqual([2])
    // Writes in every frame must not postpone the drawing forever.
    requestAnimationFrame(function turn() {
      requestAnimationFrame(turn)
      angle.set(0)
      angle.set(Math.PI)
    })
    vi.advanceTimersByTime(100)
    expect(drawn().slice(0, 3)).toEqual([2, 2, 2])
  },

  'the effect writes the value when the facet changes, and onChange writes the facet when the player types.'() {
    const {ChatInput} = sample<'ChatInput'>('ChatInput.tsx')
    const {container, renders} = inComponent(ChatInput, underReactDom)
    const input = find(container, 'input')
    // React takes a value that was assigned for its own, so a player's text comes from below.
    commit(() => {
      Reflect.set(HTMLInputElement.prototype, 'value', 'hello', input)
      input.dispatchEvent(new Event('input', {bubbles: true}))
    })
    expect(input.value).toBe('hello')
    const submit = new Event('submit', {bubbles: true, cancelable: true})
    const changes = mutationsDuring(container, () =>
      commit(() => void find(container, 'form').dispatchEvent(submit)),
    )
    expect([input.value, submit.defaultPrevented]).toEqual(['', true])
    expect(changes).toEqual([])
    expect(renders()).toBe(1)
  },

  'The comparison prevents writes while the player types'() {
    const written: string[] = []
    const {container} = inComponent(() => {
      const [draft, setDraft] = useFacetState('')
      const input = useBinding<HTMLInputElement, string>(draft, (element, text) => {
        if (element.value === text) return
        written.push(text)
        element.value = text
      })
      return (
        <>
          <input ref={input} onInput={(event) => setDraft(event.currentTarget.value)} />
          <button onClick={() => setDraft('')}>Send</button>
        </>
      )
    }, underReactDom)
    const input = find(container, 'input')
    enter(input, 'hello')
    expect(written).toEqual([])
    find(container, 'button').click()
    expect(written).toEqual([''])
  },

  // Pitfalls
  'Under react-dom, <div className={facet}> renders class="[object Object]" and {facet} as a child throws.'() {
    const untyped = createFacet({initialValue: 'low'}) as unknown as string
    const {container} = quietly(() => underReactDom(<div className={untyped} />))
    expect(container.innerHTML).toBe('<div class="[object Object]"></div>')
    claims.facetIsNoChild()
  },
})

/** The error of an effect's second run when its first run returned an invalid cleanup. */
function failureOfNextRun(untyped: (value: string) => unknown): string {
  const text = createFacet({initialValue: 'first'})
  const effect = untyped as (value: string) => undefined
  const {unmount} = probeHook(() => useFacetLayoutEffect(effect, [], [text]), undefined)
  const failure = failureOf(() => text.set('second'))
  // On unmount the hook calls the invalid cleanup once more.
  attempt(unmount)
  return failure
}

facts({
  '(v) => (el.textContent = v) returns a string, which is a type error, and at run time the next run fails, in development with cleanup is not a function.'() {
    const element = document.createElement('p')
    const failure = failureOfNextRun((value) => (element.textContent = value))
    expect(failure).toBe('cleanup is not a function')
  },

  'An async effect fails in the same way, with a promise as the cleanup.'() {
    const failure = failureOfNextRun(() => Promise.resolve())
    expect(failure).toBe('cleanup is not a function')
  },

  'If the facet loses its value later, nothing runs and the last value stays'() {
    const name = createFacet<string>({initialValue: NO_VALUE})
    const write = vi.fn(writeText)
    const {element} = bound(name, write)
    name.set('Ada')
    clear(name)
    expect(write).toHaveBeenCalledTimes(1)
    expect(element.textContent).toBe('Ada')
  },

  'An error in the effect. In a run that React starts, it reaches the nearest error boundary. In a run that a write causes, even if it is the first run, it comes out of the write or batch.':
    () => claims.effectErrorComesOut(useFacetLayoutEffect),

  'Effects do not run on the server: the HTML has no value, and in development React 18 warns about layout effects.'() {
    const name = createFacet({initialValue: 'Ada'})
    const Label = () => (
      <span ref={useBinding<HTMLSpanElement, string>(name, writeText)} />
    )
    const complaints = complaintsDuring(() =>
      expect(renderToString(<Label />)).toBe('<span></span>'),
    )
    expect(complaints.join()).toContain('useLayoutEffect does nothing on the server')
  },
})
