import {
  createFacet,
  Map,
  Mount,
  Unwrap,
  useFacetMap,
  useFacetState,
  useFacetUnwrap,
  With,
  type Facet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {ReactElement} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {heardFrom, probeHook} from '../../probes'
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
