import {
  batch,
  createFacet,
  multiObserve,
  NO_VALUE,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetState,
  useFacetUnwrap,
  useFacetWrap,
  type Facet,
  type FacetProp,
} from '@react-facet/core'
import {
  Component,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react'
import {flushSync} from 'react-dom'
import {renderToString} from 'react-dom/server'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {
  clear,
  complaintsDuring,
  errorsDuring,
  passiveEffects,
  probeHook,
} from '../../probes'
import {underDomFiber, underReactDom, type Screen} from '../../render'

/** The binding of the page: writes each value of a facet to an element. */
function useBinding<E extends Element, T>(
  facet: Facet<T>,
  write: (element: E, value: T) => void,
): RefObject<E> {
  const ref = useRef<E>(null)
  useFacetLayoutEffect(
    (value) => {
      if (ref.current) write(ref.current, value)
    },
    [write],
    [facet],
  )
  return ref
}

const writeText = (element: HTMLElement, value: string | number) => {
  element.textContent = String(value)
}

/** Shows a span, or what `element` makes of its ref, that a facet is bound to. */
function bound<T>(
  facet: Facet<T>,
  write: (element: HTMLElement, value: T) => void,
  {
    show = underReactDom,
    element = (ref) => <span ref={ref} />,
  }: {
    show?: (element: ReactElement) => Screen
    element?: (ref: RefObject<HTMLElement>) => ReactElement
  } = {},
): HTMLElement {
  function Bound() {
    return element(useBinding<HTMLElement, T>(facet, write))
  }
  return show(<Bound />).container.firstChild as HTMLElement
}

fact('The component renders once; the effect does the updates.', () => {
  for (const show of [underReactDom, underDomFiber]) {
    const ammo = createFacet({initialValue: 30})
    const onRender = vi.fn()
    const label = bound(ammo, writeText, {
      show,
      element: (ref) => {
        onRender()
        return <span ref={ref} />
      },
    })
    ammo.set(29)
    ammo.set(28)
    expect(label.textContent).toBe('28')
    expect(onRender).toHaveBeenCalledTimes(1)
  }
})

fact('with one facet, it runs as soon as that facet notifies.', () => {
  const ammo = createFacet<number>({initialValue: NO_VALUE})
  const log: string[] = []
  bound(ammo, (_, rounds) => log.push(`${rounds}`))
  expect(log).toEqual([])
  ammo.set(30)
  log.push('written')
  expect(log).toEqual(['30', 'written'])
  const full: number[] = []
  bound(ammo, (_, rounds) => full.push(rounds))
  expect(full).toEqual([30])
  batch(() => {
    ammo.set(29)
    expect(full).toEqual([30, 29])
  })
})

fact(
  'A write of an equal primitive does not notify, so it does not touch the DOM.',
  () => {
    const ammo = createFacet({initialValue: 30})
    const write = vi.fn(writeText)
    bound(ammo, write)
    ammo.set(30)
    expect(write).toHaveBeenCalledTimes(1)
    ammo.set(29)
    expect(write).toHaveBeenCalledTimes(2)
  },
)

fact('When the component unmounts, the subscription ends.', () => {
  const ended = vi.fn()
  const ammo = createFacet({initialValue: 30, startSubscription: () => ended})
  function Bound() {
    return <span ref={useBinding<HTMLSpanElement, number>(ammo, writeText)} />
  }
  const {unmount} = underReactDom(<Bound />)
  expect(ended).not.toHaveBeenCalled()
  unmount()
  expect(ended).toHaveBeenCalledTimes(1)
})

fact('The first run of useFacetEffect comes after the commit', async () => {
  const ammo = createFacet({initialValue: 30})
  const log: string[] = []
  underDomFiber(
    <Effects
      useEffects={() => {
        useFacetEffect(() => void log.push('effect'), [], [ammo])
        useFacetLayoutEffect(() => void log.push('layout effect'), [], [ammo])
        useLayoutEffect(() => void log.push('committed'), [])
      }}
    />,
  )
  await passiveEffects()
  expect(log).toEqual(['layout effect', 'committed', 'effect'])
})

function Effects({useEffects}: {useEffects: () => void}) {
  useEffects()
  return null
}

// A writer for each target

fact('Text | el.textContent = value', () => {
  const name = createFacet({initialValue: 'Ada'})
  const label = bound(name, writeText)
  name.set('Bob')
  expect(label.outerHTML).toBe('<span>Bob</span>')
})

fact("Class | el.classList.toggle('low', value < 10)", () => {
  const health = createFacet({initialValue: 50})
  const bar = bound(health, (el, value) => el.classList.toggle('low', value < 10))
  expect(bar.classList.contains('low')).toBe(false)
  health.set(5)
  expect(bar.classList.contains('low')).toBe(true)
})

fact('Style | el.style.transform = `translateX(${x}px)`', () => {
  const x = createFacet({initialValue: 0})
  const marker = bound(x, (el, value) => {
    el.style.transform = `translateX(${value}px)`
  })
  x.set(12)
  expect(marker.style.transform).toBe('translateX(12px)')
})

fact(
  "Custom property | el.style.setProperty('--heat', value) | A key '--heat' in a style of dom-fiber sets nothing",
  () => {
    const heat = createFacet({initialValue: '0.2'})
    const gauge = bound(heat, (el, value) => el.style.setProperty('--heat', value))
    heat.set('0.9')
    expect(gauge.style.getPropertyValue('--heat')).toBe('0.9')
    const {container} = underDomFiber(<fast-div style={{'--heat': heat}} />)
    const [div] = container.querySelectorAll('div')
    expect(div?.style.getPropertyValue('--heat')).toBe('')
  },
)

fact(
  'Attribute | el.setAttribute(\'aria-valuenow\', value) | removeAttribute for "absent"',
  () => {
    const value = createFacet<string | undefined>({initialValue: '50'})
    const meter = bound(
      value,
      (el, now) => {
        if (now === undefined) el.removeAttribute('aria-valuenow')
        else el.setAttribute('aria-valuenow', now)
      },
      {show: underDomFiber},
    )
    expect(meter.outerHTML).toBe('<span aria-valuenow="50"></span>')
    value.set(undefined)
    expect(meter.outerHTML).toBe('<span></span>')
  },
)

fact('Property | el.disabled = !ready, el.checked = on', () => {
  const on = createFacet({initialValue: false})
  const box = bound(
    on,
    (el, value) => {
      if (!(el instanceof HTMLInputElement)) return
      el.checked = value
      el.disabled = !value
    },
    {
      show: underDomFiber,
      element: (ref) => (
        <input type="checkbox" ref={ref as RefObject<HTMLInputElement>} />
      ),
    },
  ) as HTMLInputElement
  expect([box.checked, box.disabled]).toEqual([false, true])
  on.set(true)
  expect([box.checked, box.disabled]).toEqual([true, false])
})

/** A bound element whose JSX gives something too, and that can render again. */
function shared(
  show: (element: ReactElement) => Screen,
  write: (element: HTMLElement, value: string) => void,
  element: (ref: RefObject<HTMLElement>, given: string) => ReactElement,
) {
  const facet = createFacet({initialValue: 'written'})
  function Shared({given}: {given: string}) {
    return element(useBinding<HTMLElement, string>(facet, write), given)
  }
  const {container, rerender} = show(<Shared given="first" />)
  return {
    element: container.firstChild as HTMLElement,
    render: (given: string) => rerender(<Shared given={given} />),
  }
}

const sharedClass = (show: (element: ReactElement) => Screen) =>
  shared(
    show,
    (el, value) => {
      el.className = value
    },
    (ref, given) => <span ref={ref} className={given} />,
  )

const sharedColor = (show: (element: ReactElement) => Screen) =>
  shared(
    show,
    (el) => {
      el.style.color = 'red'
    },
    (ref, given) => (
      <span ref={ref} style={{color: given === 'first' ? 'blue' : 'green'}} />
    ),
  )

fact('the className or style key, with another value | React writes over yours', () => {
  for (const show of [underReactDom, underDomFiber]) {
    const named = sharedClass(show)
    named.render('second')
    expect(named.element.className).toBe('second')
    const colored = sharedColor(show)
    colored.render('second')
    expect(colored.element.style.color).toBe('green')
  }
})

fact(
  'the className or style key, with the same value | yours stays, which hides the mistake',
  () => {
    for (const show of [underReactDom, underDomFiber]) {
      const named = sharedClass(show)
      named.render('first')
      expect(named.element.className).toBe('written')
      const colored = sharedColor(show)
      colored.render('first')
      expect(colored.element.style.color).toBe('red')
    }
  },
)

fact(
  'a text that is the only child, under react-dom | React writes over yours when its text changes',
  () => {
    const label = shared(underReactDom, writeText, (ref, given) => (
      <span ref={ref}>{given}</span>
    ))
    expect(label.element.textContent).toBe('written')
    label.render('first')
    expect(label.element.textContent).toBe('written')
    label.render('second')
    expect(label.element.textContent).toBe('second')
  },
)

fact('a text, in any other case | yours stays for ever', () => {
  const onlyChild = (ref: RefObject<HTMLElement>, given: string) => (
    <span ref={ref}>{given}</span>
  )
  const oneOfTwo = (ref: RefObject<HTMLElement>, given: string) => (
    <span ref={ref}>
      {given} {given}
    </span>
  )
  const labels = [
    shared(underDomFiber, writeText, onlyChild),
    shared(underDomFiber, writeText, oneOfTwo),
    shared(underReactDom, writeText, oneOfTwo),
  ]
  for (const label of labels) label.render('second')
  expect(labels.map(({element}) => element.textContent)).toEqual([
    'written',
    'written',
    'written',
  ])
})

fact('an element, which React later removes | React throws', () => {
  const label = shared(underReactDom, writeText, (ref, given) => (
    <span ref={ref}>{given === 'first' && <b>{given}</b>}</span>
  ))
  let failure: unknown
  errorsDuring(() => {
    try {
      label.render('second')
    } catch (error) {
      failure = error
    }
  })
  expect(String(failure)).toContain('The node to be removed is not a child of this node')
})

// Several facets

fact('The effect waits until every facet has a value.', () => {
  const ammo = createFacet({initialValue: 30})
  const capacity = createFacet<number>({initialValue: NO_VALUE})
  const effect = vi.fn()
  probeHook(() => useFacetLayoutEffect(effect, [], [ammo, capacity]), undefined)
  expect(effect).not.toHaveBeenCalled()
  capacity.set(40)
  expect(effect.mock.calls).toEqual([[30, 40]])
})

fact('An equal boolean notifies nobody', () => {
  const ammo = createFacet({initialValue: 10})
  const shots = vi.fn()
  const toggles = vi.fn()
  underReactDom(
    <Effects
      useEffects={() => {
        useFacetLayoutEffect(shots, [], [ammo])
        const isLow = useFacetMap((rounds) => rounds < 8, [], [ammo])
        useFacetLayoutEffect(toggles, [], [isLow])
      }}
    />,
  )
  for (const rounds of [9, 8, 7, 6, 5]) ammo.set(rounds)
  expect(shots).toHaveBeenCalledTimes(6)
  expect(toggles.mock.calls).toEqual([[false], [true]])
})

fact('An effect does not run again because a ref was filled', () => {
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
})

fact('A component that takes a FacetProp accepts both.', () => {
  function Badge({count}: {count: FacetProp<number>}) {
    return <b ref={useBinding<HTMLElement, number>(useFacetWrap(count), writeText)} />
  }
  const count = createFacet({initialValue: 1})
  const {container} = underReactDom(
    <>
      <Badge count={7} />
      <Badge count={count} />
    </>,
  )
  count.set(2)
  expect(container.innerHTML).toBe('<b>7</b><b>2</b>')
})

fact('It runs before the next run and when the component unmounts.', () => {
  const hits = createFacet({initialValue: 1})
  const log: string[] = []
  const {unmount} = probeHook(
    () =>
      useFacetLayoutEffect(
        (count) => {
          log.push(`run ${count}`)
          return () => void log.push(`clean up ${count}`)
        },
        [],
        [hits],
      ),
    undefined,
  )
  hits.set(2)
  unmount()
  expect(log).toEqual(['run 1', 'clean up 1', 'run 2', 'clean up 2'])
})

fact(
  'The effect also runs for the value that the facet has when the component mounts.',
  () => {
    const hits = createFacet({initialValue: 0})
    const flash = vi.fn()
    probeHook(() => useFacetLayoutEffect(flash, [], [hits]), undefined)
    expect(flash.mock.calls).toEqual([[0]])
  },
)

fact('so a burst of writes draws once.', async () => {
  const frames = new Map<number, () => void>()
  let asked = 0
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.set((asked += 1), draw)
    return asked
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  try {
    const angle = createFacet({initialValue: 0})
    const drawn: unknown[] = []
    probeHook(
      () =>
        useFacetEffect(
          () => {
            const frame = requestAnimationFrame(() => drawn.push(angle.get()))
            return () => cancelAnimationFrame(frame)
          },
          [],
          [angle],
        ),
      undefined,
    )
    await passiveEffects()
    for (const radians of [1, 2, 3]) angle.set(radians)
    expect(asked).toBe(4)
    for (const draw of frames.values()) draw()
    expect(drawn).toEqual([3])
  } finally {
    vi.unstubAllGlobals()
  }
})

fact('keep the function that ends the subscription', () => {
  const player = createFacet({initialValue: 'Ada'})
  const goal = createFacet({initialValue: 'castle'})
  const heard: string[] = []
  const ends = [
    player.observe((name) => heard.push(name)),
    multiObserve(
      (name, place) => {
        heard.push(`${name} to ${place}`)
      },
      [player, goal],
    ),
  ]
  for (const end of ends) end()
  player.set('Bob')
  expect(heard).toEqual(['Ada', 'Ada to castle'])
})

fact('The comparison leaves the input alone while the player types', () => {
  const written = vi.fn()
  function ChatInput() {
    const [draft, setDraft] = useFacetState('')
    const input = useRef<HTMLInputElement>(null)
    useFacetLayoutEffect(
      (text) => {
        if (!input.current || input.current.value === text) return
        written(text)
        input.current.value = text
      },
      [],
      [draft],
    )
    return (
      <>
        <input
          ref={input}
          onInput={(event) => {
            setDraft(event.currentTarget.value)
          }}
        />
        <button onClick={() => setDraft('')}>Send</button>
      </>
    )
  }
  const {container} = underReactDom(<ChatInput />)
  const input = container.querySelector('input')
  if (!input) throw new Error('no input')
  input.value = 'hello'
  input.dispatchEvent(new Event('input', {bubbles: true}))
  expect(written).not.toHaveBeenCalled()
  container.querySelector('button')?.click()
  expect(written.mock.calls).toEqual([['']])
  expect(input.value).toBe('')
})

fact('a boolean that changes twice, not the number behind it.', () => {
  const rounds = createFacet({initialValue: 30})
  const counts = [vi.fn(), vi.fn()] as const
  function Whole() {
    counts[0]()
    useFacetUnwrap(rounds)
    return null
  }
  function Narrow() {
    counts[1]()
    useFacetUnwrap(useFacetMap((value) => value > 27, [], [rounds]))
    return null
  }
  underReactDom(
    <>
      <Whole />
      <Narrow />
    </>,
  )
  for (const value of [29, 28, 27, 26]) flushSync(() => rounds.set(value))
  expect(counts.map(({mock}) => mock.calls.length)).toEqual([5, 2])
})

// Pitfalls

fact('renders class="[object Object]" and {facet} as a child throws.', () => {
  const facet = createFacet({initialValue: 'low'})
  const untyped = facet as unknown as string
  let html = ''
  complaintsDuring(() => {
    html = underReactDom(<div className={untyped} />).container.innerHTML
  })
  expect(html).toBe('<div class="[object Object]"></div>')
  errorsDuring(() => {
    expect(() => underReactDom(<div>{untyped}</div>)).toThrow(
      'Objects are not valid as a React child',
    )
  })
})

/** How the second run of an effect fails whose first run returned no proper cleanup. */
function failureOfNextRun(result: (value: string) => unknown): string {
  const text = createFacet({initialValue: 'first'})
  const effect = result as (value: string) => undefined
  const {unmount} = probeHook(() => useFacetLayoutEffect(effect, [], [text]), undefined)
  let failure = 'no failure'
  errorsDuring(() => {
    try {
      text.set('second')
    } catch (error) {
      failure = String(error)
    }
    try {
      unmount()
    } catch {
      // What is no cleanup is called once more.
    }
  })
  return failure
}

fact('at run time the next run fails with cleanup is not a function.', () => {
  const element = document.createElement('p')
  const failure = failureOfNextRun((value) => (element.textContent = value))
  expect(failure).toBe('TypeError: cleanup is not a function')
})

fact('fails the same way, with a promise as the cleanup.', () => {
  const failure = failureOfNextRun(() => Promise.resolve())
  expect(failure).toBe('TypeError: cleanup is not a function')
})

fact('If the facet loses its value later, nothing runs and the last value stays', () => {
  const name = createFacet<string>({initialValue: NO_VALUE})
  const write = vi.fn(writeText)
  const label = bound(name, write, {element: (ref) => <span ref={ref}>none</span>})
  expect(label.textContent).toBe('none')
  name.set('Ada')
  clear(name)
  expect(write).toHaveBeenCalledTimes(1)
  expect(label.textContent).toBe('Ada')
})

class Boundary extends Component<{children: ReactNode}, {message?: string}> {
  override state: {message?: string} = {}

  static getDerivedStateFromError(error: Error) {
    return {message: error.message}
  }

  override render() {
    return this.state.message ?? this.props.children
  }
}

fact(
  'In the first run it reaches the nearest error boundary. In a later run it is thrown out of the call that wrote the facet.',
  () => {
    const level = createFacet({initialValue: 'castle'})
    function Level() {
      useFacetLayoutEffect(
        (name) => {
          if (name === 'broken') throw new Error('no map')
        },
        [],
        [level],
      )
      return <b>map</b>
    }
    const show = () =>
      underReactDom(
        <Boundary>
          <Level />
        </Boundary>,
      ).container
    const container = show()
    expect(() => level.set('broken')).toThrow('no map')
    expect(container.textContent).toBe('map')
    errorsDuring(() => {
      expect(show().textContent).toBe('no map')
    })
  },
)

fact(
  'the HTML has no value, and React 18 prints its warning about layout effects.',
  () => {
    const name = createFacet({initialValue: 'Ada'})
    function Label() {
      return <span ref={useBinding<HTMLSpanElement, string>(name, writeText)} />
    }
    let html = ''
    const complaints = complaintsDuring(() => {
      html = renderToString(<Label />)
    })
    expect(html).toBe('<span></span>')
    expect(complaints.join()).toContain('useLayoutEffect does nothing on the server')
  },
)
