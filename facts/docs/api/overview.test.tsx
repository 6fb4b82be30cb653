import {
  createFacet,
  Map,
  Mount,
  Unwrap,
  useFacetCallback,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetMemo,
  useFacetRef,
  useFacetState,
  useFacetUnwrap,
  useFacetWrap,
  With,
  type Facet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {
  sharedFacet,
  SharedFacetDriverProvider,
  useSharedFacet,
  type OnChange,
} from '@react-facet/shared-facet'
import type {ReactElement} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {heardFrom, passiveEffects, probeHook} from '../../probes'
import {commit, underDomFiber, underReactDom} from '../../render'

/** Renders what a component returns, and counts how often it does. */
function counted(useContent: () => ReactElement | null) {
  const rendered = vi.fn()
  function Counted() {
    rendered()
    return useContent()
  }
  return {rendered, ...underDomFiber(<Counted />)}
}

const number = (initialValue = 1) => createFacet({initialValue})

fact('It holds a value and notifies its observers of each change.', () => {
  const facet = number()
  const heard = heardFrom(facet)
  facet.set(2)
  facet.set(2)
  expect(heard).toEqual([1, 2])
  expect(facet.get()).toBe(2)
})

fact('Health renders once.', () => {
  const rendered = vi.fn<(name: string) => void>()
  function Warning() {
    rendered('Warning')
    return <fast-span className="warning">Find cover</fast-span>
  }
  function Health() {
    rendered('Health')
    const [health, setHealth] = useFacetState(100)
    const width = useFacetMap((value) => `${value}%`, [], [health])
    const low = useFacetMap((value) => value < 25, [], [health])
    return (
      <fast-div className="health" onClick={() => setHealth(20)}>
        <fast-div className="health-fill" style={{width}} />
        <fast-text text={health} />
        <Mount when={low}>
          <Warning />
        </Mount>
      </fast-div>
    )
  }
  const {container} = underDomFiber(<Health />)
  expect(container.textContent).toBe('100')
  commit(() => container.querySelector<HTMLElement>('.health')?.click())
  expect(container.textContent).toBe('20Find cover')
  expect(container.querySelector<HTMLElement>('.health-fill')?.style.width).toBe('20%')
  expect(rendered.mock.calls).toEqual([['Health'], ['Warning']])
})

fact('React renders only when low changes, and then only Mount.', () => {
  const health = number(100)
  let renders = 0
  const {rendered} = counted(() => {
    const low = useFacetMap((value) => value < 25, [], [health])
    return (
      <Mount when={low}>
        <Child onRender={() => (renders += 1)} />
      </Mount>
    )
  })
  commit(() => health.set(50))
  expect(renders).toBe(0)
  commit(() => health.set(20))
  commit(() => health.set(10))
  expect(renders).toBe(1)
  expect(rendered).toHaveBeenCalledTimes(1)
})

function Child({onRender}: {onRender: () => void}) {
  onRender()
  return null
}

fact('Keep a value that changes | useFacetState | never', () => {
  const probe = probeHook(() => useFacetState(1), 0)
  const [facet, set] = probe.latest()
  set(2)
  expect(facet.get()).toBe(2)
  expect(probe.results).toHaveLength(1)
})

fact('Compute a value from facets | useFacetMap | never', () => {
  const [a, b] = [number(1), number(2)]
  const probe = probeHook(() => useFacetMap((x, y) => x + y, [], [a, b]), 0)
  const heard = heardFrom(probe.latest())
  a.set(5)
  expect(heard).toEqual([3, 7])
  expect(probe.results).toHaveLength(1)
})

fact(
  'Compute an expensive value once for several observers | useFacetMemo | never',
  () => {
    const source = number()
    const selector = vi.fn((value: number) => value * 2)
    const probe = probeHook(() => useFacetMemo(selector, [], [source]), 0)
    const heard = [heardFrom(probe.latest()), heardFrom(probe.latest())]
    selector.mockClear()
    source.set(2)
    expect(heard).toEqual([
      [2, 4],
      [2, 4],
    ])
    expect(selector).toHaveBeenCalledTimes(1)
    expect(probe.results).toHaveLength(1)
  },
)

fact('Show a text or number | fast-text | never', () => {
  const ammo = number(30)
  const {rendered, container} = counted(() => <fast-text text={ammo} />)
  ammo.set(29)
  expect(container.textContent).toBe('29')
  expect(rendered).toHaveBeenCalledTimes(1)
})

fact('Bind a class, style or attribute | a prop of a fast-* element | never', () => {
  const name = createFacet({initialValue: 'a'})
  const {rendered, container} = counted(() => (
    <fast-div className={name} id={name} style={{color: name}} />
  ))
  name.set('red')
  const element = container.firstElementChild as HTMLElement
  expect([element.className, element.id, element.style.color]).toEqual(
    Array(3).fill('red'),
  )
  expect(rendered).toHaveBeenCalledTimes(1)
})

fact('Read facets in an event handler | useFacetCallback | never', () => {
  const ammo = number(30)
  const read: number[] = []
  const {rendered, container} = counted(() => {
    const onClick = useFacetCallback((value) => () => void read.push(value), [], [ammo])
    return <fast-div onClick={onClick} />
  })
  ammo.set(29)
  ;(container.firstElementChild as HTMLElement).click()
  expect(read).toEqual([29])
  expect(rendered).toHaveBeenCalledTimes(1)
})

fact('Read a facet in a timer or frame loop | useFacetRef | never', async () => {
  const ammo = number(30)
  const probe = probeHook(() => useFacetRef(ammo), 0)
  await passiveEffects()
  ammo.set(29)
  expect(probe.latest().current).toBe(29)
  expect(probe.results).toHaveLength(1)
})

fact('Play a sound, log, write to a canvas | useFacetEffect | never', async () => {
  const ammo = number(30)
  const effect = vi.fn<(value: number) => void>()
  const probe = probeHook(() => useFacetEffect((value) => effect(value), [], [ammo]), 0)
  await passiveEffects()
  ammo.set(29)
  expect(effect.mock.calls).toEqual([[30], [29]])
  expect(probe.results).toHaveLength(1)
})

fact(
  'Measure or write the DOM before the browser paints | useFacetLayoutEffect | never',
  () => {
    const ammo = number(30)
    const effect = vi.fn<(value: number) => void>()
    const probe = probeHook(
      () => useFacetLayoutEffect((value) => effect(value), [], [ammo]),
      0,
    )
    // It has run when the commit is done, which is before anything can be painted.
    expect(effect).toHaveBeenCalledTimes(1)
    ammo.set(29)
    expect(effect).toHaveBeenCalledTimes(2)
    expect(probe.results).toHaveLength(1)
  },
)

fact(
  'Show or hide a part of the screen | Mount, With | when it appears or disappears',
  () => {
    const when = createFacet({initialValue: false})
    const item = createFacet<string | null>({initialValue: null})
    const shown = vi.fn((data: Facet<string>) => <fast-text text={data} />)
    const {rendered, container} = counted(() => (
      <>
        <Mount when={when}>
          <fast-text text="open " />
        </Mount>
        <With data={item}>{shown}</With>
      </>
    ))
    commit(() => when.set(true))
    commit(() => item.set('bow'))
    commit(() => item.set('axe'))
    expect(container.textContent).toBe('open axe')
    expect(shown).toHaveBeenCalledTimes(1)
    commit(() => {
      item.set(null)
      when.set(false)
    })
    expect(container.textContent).toBe('')
    expect(rendered).toHaveBeenCalledTimes(1)
  },
)

fact('Show a list | Map | when its length changes', () => {
  const items = createFacet({initialValue: ['a', 'b']})
  const row = vi.fn((item: Facet<string>) => <fast-text text={item} />)
  const {rendered, container} = counted(() => <Map array={items}>{row}</Map>)
  row.mockClear()
  commit(() => items.set(['a', 'c']))
  expect(container.textContent).toBe('ac')
  expect(row).not.toHaveBeenCalled()
  commit(() => items.set(['a', 'c', 'd']))
  expect(row).toHaveBeenCalledTimes(3)
  expect(rendered).toHaveBeenCalledTimes(1)
})

fact('Choose between several screens | Unwrap | its children, on each change', () => {
  const screen = createFacet({initialValue: 'map'})
  const choose = vi.fn((name: string) => <fast-text text={name} />)
  const {rendered, container} = counted(() => <Unwrap data={screen}>{choose}</Unwrap>)
  for (let write = 1; write <= 2; write += 1) commit(() => screen.set('shop'))
  expect(container.textContent).toBe('shop')
  expect(choose).toHaveBeenCalledTimes(2)
  expect(rendered).toHaveBeenCalledTimes(1)
})

fact(
  'Hand a value to a component that knows no facets | useFacetUnwrap | the component, on each change',
  () => {
    const ammo = number(30)
    const probe = probeHook(() => useFacetUnwrap(ammo), 0)
    for (const rounds of [29, 28]) commit(() => ammo.set(rounds))
    expect(probe.results).toEqual([30, 29, 28])
  },
)

fact('Take a value or a facet as a prop | useFacetWrap | never on its own', () => {
  const ammo = number(30)
  const probe = probeHook<Facet<number>, number | Facet<number>>(useFacetWrap, 5)
  expect(probe.latest().get()).toBe(5)
  probe.rerender(ammo)
  expect(probe.latest()).toBe(ammo)
  ammo.set(29)
  expect(probe.results).toHaveLength(2)
})

fact('Get data from the game engine | sharedFacet | never', () => {
  const ammo = sharedFacet<number>('game.ammo')
  let push: OnChange<number> = () => undefined
  const rendered = vi.fn()
  function Ammo() {
    rendered()
    return <fast-text text={useSharedFacet(ammo)} />
  }
  const {container} = underDomFiber(
    <SharedFacetDriverProvider
      value={(_, onChange) => {
        push = onChange as OnChange<number>
        return () => undefined
      }}
    >
      <Ammo />
    </SharedFacetDriverProvider>,
  )
  push(30)
  push(29)
  expect(container.textContent).toBe('29')
  expect(rendered).toHaveBeenCalledTimes(1)
})

fact('Create a facet outside of React | createFacet | never', () => {
  const ammo = number(30)
  const {rendered, container} = counted(() => <fast-text text={ammo} />)
  ammo.set(29)
  expect(container.textContent).toBe('29')
  expect(rendered).toHaveBeenCalledTimes(1)
})

fact('Core works under dom-fiber and under react-dom.', () => {
  const when = createFacet({initialValue: true})
  for (const show of [underDomFiber, underReactDom]) {
    const {container} = show(
      <Mount when={when}>
        <p>open</p>
      </Mount>,
    )
    expect(container.textContent).toBe('open')
  }
})
