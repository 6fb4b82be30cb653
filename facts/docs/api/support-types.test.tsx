import {
  batch,
  createFacet,
  createObjectWithKeySpecificEqualityCheck,
  createStaticFacet,
  FACET_FACTORY,
  hasDefinedValue,
  mapFacetsLightweight,
  NO_VALUE,
  strictEqualityCheck,
  useFacetMap,
  useFacetPropSetter,
  useFacetState,
  useFacetWrap,
  type Facet,
  type FacetCSSStyleDeclaration,
  type FacetProp,
  type Setter,
  type Update,
  type WritableFacet,
} from '@react-facet/core'
import type {KeyboardCallback, MouseCallback, Style} from '@react-facet/dom-fiber'
import {sharedFacet, sharedSelector} from '@react-facet/shared-facet'
import {createElement, createRef, type ReactElement} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {clear, failuresOf, fedFacet, heardFrom, probeHook, resultOf} from '../../probes'
import {underDomFiber} from '../../render'

const number = (initialValue = 1) => createFacet({initialValue})
const SVG = 'http://www.w3.org/2000/svg'

/** The element that a renderer makes of one element. */
const elementOf = (element: ReactElement) =>
  underDomFiber(element).container.firstElementChild as HTMLElement

fact('It is a plain object with two functions.', () => {
  expect(Object.keys(createStaticFacet(1))).toEqual(['get', 'observe'])
  expect(Object.keys(mapFacetsLightweight([number()], (value) => value))).toEqual([
    'get',
    'observe',
  ])
})

fact('get returns the last known value, or NO_VALUE when there is none.', () => {
  const facet = createFacet<number>({initialValue: NO_VALUE})
  expect(facet.get()).toBe(NO_VALUE)
  facet.set(2)
  expect(facet.get()).toBe(2)
})

fact(
  'observe calls the listener with the current value, if there is one, and with every later one.',
  () => {
    const [full, empty] = [number(), createFacet<number>({initialValue: NO_VALUE})]
    const heard = [heardFrom(full), heardFrom(empty)]
    expect(heard).toEqual([[1], []])
    full.set(2)
    empty.set(3)
    expect(heard).toEqual([[1, 2], [3]])
  },
)

fact(
  'setWithCallback computes it from the previous one, and may return NO_VALUE to clear the facet without notifying anyone.',
  () => {
    const facet = number()
    const heard = heardFrom(facet)
    facet.setWithCallback((previous) => (previous === NO_VALUE ? 0 : previous + 1))
    facet.setWithCallback(() => NO_VALUE)
    expect(heard).toEqual([1, 2])
    expect(facet.get()).toBe(NO_VALUE)
  },
)

fact('it returns the setter separately, and its facet is typed as read-only', () => {
  const [facet, set] = resultOf(() => useFacetState(1))
  expect(set).toBeTypeOf('function')
  expect(Object.keys(facet)).toEqual(['set', 'setWithCallback', 'get', 'observe'])
})

fact(
  'The setter of useFacetState treats any function as an updater: it calls the function and stores what it returns.',
  () => {
    const handler = vi.fn(() => 'result')
    const [facet, set] = resultOf(() => useFacetState<unknown>('nothing'))
    set(handler)
    expect(handler).toHaveBeenCalledWith('nothing')
    expect(facet.get()).toBe('result')
  },
)

fact('To store a function, pass one that returns it: setHandler(() => handler).', () => {
  const handler = () => 'result'
  const [facet, setHandler] = resultOf(() => useFacetState<() => string>(() => ''))
  setHandler(() => handler)
  expect(facet.get()).toBe(handler)
})

fact(
  'The attributes of fast-* elements and the values in style have it; key, ref, dangerouslySetInnerHTML and event handlers do not take facets.',
  () => {
    const name = createFacet({initialValue: 'red'})
    const element = elementOf(<fast-div className={name} style={{color: name}} />)
    name.set('blue')
    expect([element.className, element.style.color]).toEqual(['blue', 'blue'])
    const onClick = createFacet({initialValue: vi.fn()})
    const clicked = elementOf(createElement('fast-div', {onClick}))
    const {reported} = failuresOf(() => clicked.click())
    expect(onClick.get()).not.toHaveBeenCalled()
    expect(reported).toHaveLength(1)
  },
)

fact('It is called synchronously, inside the write.', () => {
  const facet = number()
  const order: string[] = []
  facet.observe((value) => order.push(`heard ${value}`))
  facet.set(2)
  order.push('written')
  expect(order).toEqual(['heard 1', 'heard 2', 'written'])
})

fact('a facet that is cleared notifies nobody', () => {
  const facet = number()
  const heard = heardFrom(facet)
  clear(facet)
  expect(heard).toEqual([1])
})

fact(
  'if you pass one listener twice, a facet made with createFacet calls it once per change, a mapped facet twice.',
  () => {
    const source = number()
    const mapped = mapFacetsLightweight([source], (value) => value)
    const calls = [source, mapped].map((facet) => {
      const listener = vi.fn()
      const unsubscribe = [facet.observe(listener), facet.observe(listener)]
      listener.mockClear()
      source.set(source.get() === 2 ? 3 : 2)
      unsubscribe.forEach((end) => end())
      return listener.mock.calls.length
    })
    expect(calls).toEqual([1, 2])
  },
)

fact(
  'Call it once: when it ended the last observation, a second call runs the cleanup of the StartSubscription again.',
  () => {
    const {facet, log} = fedFacet(1)
    const unsubscribe = facet.observe(() => undefined)
    unsubscribe()
    expect(log).toEqual(['connect', 'disconnect'])
    unsubscribe()
    expect(log).toEqual(['connect', 'disconnect', 'disconnect'])
  },
)

fact('Without equalityCheck the default check applies.', () => {
  const facet = createFacet<unknown>({initialValue: 1})
  const heard = heardFrom(facet)
  for (const value of [1, [], []]) facet.set(value)
  expect(heard).toEqual([1, [], []])
})

fact(
  'It is called when the first observer arrives, gets the function that pushes values, and returns the cleanup that is called when the last observer leaves.',
  () => {
    const {facet, log} = fedFacet(5)
    const first = facet.observe(() => undefined)
    const second = facet.observe(() => undefined)
    expect(log).toEqual(['connect'])
    expect(facet.get()).toBe(5)
    first()
    expect(log).toEqual(['connect'])
    second()
    expect(log).toEqual(['connect', 'disconnect'])
  },
)

fact('Each call is a write to the facet.', () => {
  let update: Update<number> = () => undefined
  const facet = createFacet({
    initialValue: 0,
    startSubscription: (push) => {
      update = push
      return () => undefined
    },
  })
  const heard = heardFrom(facet)
  update(1)
  update(1)
  update(2)
  expect(heard).toEqual([0, 1, 2])
})

fact('takes a value, or a function from the previous option to the next one', () => {
  const [volume, setVolume] = resultOf((): [Facet<number>, Setter<number>] =>
    useFacetState<number>(NO_VALUE),
  )
  const louder = () =>
    setVolume((now) => (now === NO_VALUE ? 50 : Math.min(100, now + 10)))
  louder()
  expect(volume.get()).toBe(50)
  setVolume(95)
  louder()
  expect(volume.get()).toBe(100)
})

fact('A factory that returns a checker with a memory of its own.', () => {
  const [one, other] = [strictEqualityCheck<number>(), strictEqualityCheck<number>()]
  expect([one(1), one(1), other(1)]).toEqual([false, true, false])
})

fact(
  'It runs at once. Facets and effects that combine several facets are updated when the outermost batch ends.',
  () => {
    const [a, b] = [number(), number()]
    const heard = heardFrom(mapFacetsLightweight([a, b], (x, y) => x + y))
    const during: number[][] = []
    batch(() => {
      batch(() => a.set(2))
      b.set(2)
      during.push([...heard])
    })
    expect(during).toEqual([[2]])
    expect(heard).toEqual([2, 4])
  },
)

fact(
  'The definitions that sharedFacet and the selectors return are marked like this.',
  () => {
    const player = sharedFacet<{name: string}>('game.player')
    const name = sharedSelector((value) => value.name, [player])
    expect([player.factory, name.factory]).toEqual([FACET_FACTORY, FACET_FACTORY])
  },
)

fact(
  'In a browser the numeric properties do nothing; width and top with a unit do.',
  () => {
    const style: FacetCSSStyleDeclaration = {topVH: 12.5, widthPX: 24}
    expect(elementOf(<fast-div style={style} />).style.cssText).toBe('')
    const withUnits: FacetCSSStyleDeclaration = {top: '12vh', width: '24px'}
    expect(elementOf(<fast-div style={withUnits} />).style.cssText).toBe(
      'top: 12vh; width: 24px;',
    )
  },
)

fact('text and nothing else, not even key or ref', () => {
  const ammo = createFacet<string | number>({initialValue: 30})
  const {container} = underDomFiber(<fast-text text={ammo} />)
  ammo.set('none')
  expect(container.innerHTML).toBe('none')
})

fact(
  'A facet is such an object, so a facet among the children is a compile error.',
  () => {
    const child = number() as unknown as string
    expect(String(failuresOf(() => underDomFiber(<p>{child}</p>)).thrown)).toContain(
      'Objects are not valid as a React child',
    )
  },
)

fact('Any key is allowed, so a misspelt property compiles and does nothing.', () => {
  const style: Style = {widht: '12px', color: 'red'}
  expect(elementOf(<fast-div style={style} />).style.cssText).toBe('color: red;')
})

fact('Each value may be a facet; the object itself may not. Numbers get no unit.', () => {
  const height = createFacet({initialValue: '5px'})
  const {style} = elementOf(<fast-div style={{height, width: 12}} />)
  height.set('6px')
  expect(style.cssText).toBe('height: 6px;')
})

fact(
  'Other types (range, email, search, …) are compile errors, though the renderer would set them.',
  () => {
    const element = elementOf(createElement('fast-input', {type: 'range'}))
    expect((element as HTMLInputElement).type).toBe('range')
  },
)

fact("The handlers receive native DOM events, not React's synthetic ones.", () => {
  const events: MouseEvent[] = []
  const targets: unknown[] = []
  const onClick: MouseCallback = (event) => {
    events.push(event)
    targets.push(event.currentTarget)
  }
  const element = elementOf(<fast-div onClick={onClick} />)
  element.click()
  expect(events[0]).toBeInstanceOf(MouseEvent)
  expect(targets).toEqual([element])
})

fact('For onKeyDown, onKeyUp and onKeyPress.', () => {
  const pressed: string[] = []
  const note: KeyboardCallback = ({type}) => void pressed.push(type)
  const element = elementOf(
    <fast-input onKeyDown={note} onKeyUp={note} onKeyPress={note} />,
  )
  for (const type of ['keydown', 'keyup', 'keypress']) {
    element.dispatchEvent(new KeyboardEvent(type))
  }
  expect(pressed).toEqual(['keydown', 'keyup', 'keypress'])
})

fact('The native focus and blur events do not bubble.', () => {
  const [outer, inner] = [vi.fn(), vi.fn()]
  const element = elementOf(
    <fast-div onFocus={outer}>
      <fast-input onFocus={inner} />
    </fast-div>,
  )
  element.querySelector('input')?.focus()
  expect(inner).toHaveBeenCalledTimes(1)
  expect(outer).not.toHaveBeenCalled()
})

fact('Other tags go to document.createElement as they are.', () => {
  expect(elementOf(<section />).outerHTML).toBe('<section></section>')
  expect(elementOf(<fast-div />).outerHTML).toBe('<div></div>')
})

fact('Those that become HTML elements, and fast-text, which becomes a text node.', () => {
  const {container} = underDomFiber(<fast-text text="Ada" />)
  expect(container.firstChild).toBeInstanceOf(Text)
  expect(elementOf(<fast-textarea />)).toBeInstanceOf(HTMLTextAreaElement)
})

fact(
  'Plain tags in this list are SVG; the ones that are missing (tspan, clipPath, mask, filter) are not, and do not draw.',
  () => {
    const namespaces = (tags: string[]) =>
      tags.map((tag) => elementOf(createElement(tag)).namespaceURI)
    expect(namespaces(['circle', 'g', 'text', 'fast-svg'])).toEqual(Array(4).fill(SVG))
    expect(namespaces(['tspan', 'clipPath', 'mask', 'filter'])).not.toContain(SVG)
  },
)

fact('What a ref receives: the DOM node itself.', () => {
  const ref = createRef<HTMLDivElement>()
  const element = elementOf(<fast-div ref={ref} />)
  expect(element).toBeInstanceOf(HTMLDivElement)
  expect(ref.current).toBe(element)
})

fact('hasDefinedValue tests for all three at once.', () => {
  expect([
    hasDefinedValue(NO_VALUE),
    hasDefinedValue(null),
    hasDefinedValue(undefined),
    hasDefinedValue(''),
  ]).toEqual([false, false, false, true])
})

fact('A test for truthiness does not narrow, because the symbol is truthy.', () => {
  expect(createFacet<number>({initialValue: NO_VALUE}).get()).toBeTruthy()
})

fact('attributes take a FacetProp as it is', () => {
  const name: FacetProp<string>[] = ['bow', createFacet({initialValue: 'bow'})]
  const classes = name.map((className) => elementOf(<fast-p className={className} />))
  expect(classes.map(({className}) => className)).toEqual(['bow', 'bow'])
})

fact(
  'An optional prop is FacetProp<T | undefined> with a question mark, so that the prop may be missing and a facet may hold undefined.',
  () => {
    function Label({label}: {label?: FacetProp<string | undefined>}) {
      const facet = useFacetWrap<string | undefined>(label)
      const text = useFacetMap((value) => value ?? '-', [], [facet])
      return <fast-text text={text} />
    }
    const label = createFacet<string | undefined>({initialValue: undefined})
    const shown = [<Label />, <Label label="Ada" />, <Label label={label} />].map(
      (element) => underDomFiber(element).container,
    )
    label.set('Bo')
    expect(shown.map(({textContent}) => textContent)).toEqual(['-', 'Ada', 'Bo'])
  },
)

fact('build a check for it from its properties', () => {
  interface Position {
    x: number
    y: number
  }
  const positionCheck = createObjectWithKeySpecificEqualityCheck<Position>({
    x: strictEqualityCheck,
    y: strictEqualityCheck,
  })
  const [position, setPosition] = resultOf(() =>
    useFacetState<Position>({x: 0, y: 0}, positionCheck),
  )
  const heard = heardFrom(position)
  setPosition({x: 0, y: 0})
  setPosition({x: 1, y: 0})
  expect(heard).toEqual([
    {x: 0, y: 0},
    {x: 1, y: 0},
  ])
})

fact('The object does have set and setWithCallback.', () => {
  const settings = resultOf(() => {
    const [facet] = useFacetState({volume: 80, subtitles: true})
    const writable = facet as WritableFacet<{volume: number; subtitles: boolean}>
    return {facet, setVolume: useFacetPropSetter(writable, 'volume')}
  })
  settings.setVolume(50)
  expect(settings.facet.get()).toEqual({volume: 50, subtitles: true})
})

fact('A mapped or static facet has no set, and the call fails at run time.', () => {
  const mapped = mapFacetsLightweight([number()], (value) => value)
  for (const facet of [mapped, createStaticFacet(1)]) {
    expect(() => (facet as WritableFacet<number>).set(2)).toThrow(TypeError)
  }
})

fact('otherwise each render makes a new facet', () => {
  const source = number()
  const inline = probeHook(() => {
    const format = (value: number) => `${value}`
    return useFacetMap(format, [format], [source])
  }, 0)
  inline.rerender(1)
  expect(inline.results).toHaveLength(2)
  expect(inline.results[1]).not.toBe(inline.results[0])
})

fact(
  'aria-label and data-anything compile on a fast-* element, and the renderer ignores them.',
  () => {
    const element = elementOf(<fast-div aria-label="Ammo" data-anything="1" id="ammo" />)
    expect(element.getAttributeNames()).toEqual(['id'])
  },
)

fact('Numeric attributes take strings, except maxLength and rows.', () => {
  const element = elementOf(<fast-input maxLength={number(3)} />)
  expect((element as HTMLInputElement).maxLength).toBe(3)
})
