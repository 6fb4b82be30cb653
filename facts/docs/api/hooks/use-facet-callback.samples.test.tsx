import {createFacet, NO_VALUE, type Facet} from '@react-facet/core'
import type {ComponentType, ReactElement} from 'react'
import {expect, fact} from '../../../fact'
import {
  elementOf,
  find,
  inComponent,
  passiveEffects,
  resultOf,
  samplesOf,
} from '../../../probes'
import {commit} from '../../../render'

const sample = samplesOf(import.meta.filename)

fact(
  'The result takes the arguments of the inner function, and returns what that returns, the default or NO_VALUE.',
  () => {
    const {useSellPrice} = sample('useSellPrice') as {
      useSellPrice: (price: Facet<number>) => (count: number) => number
    }
    const price = createFacet<number>({initialValue: NO_VALUE})
    const total = resultOf(() => useSellPrice(price))
    expect(total(3)).toBe(0)
    price.set(5)
    expect(total(3)).toBe(15)
  },
)

fact('A call reads the current values of the facets and passes them to callback.', () => {
  const {SlotButton} = sample('SlotButton.tsx') as {
    SlotButton: ComponentType<{
      slot: number
      selected: Facet<number>
      locked: Facet<boolean>
      onEquip: (slot: number) => void
    }>
  }
  const selected = createFacet({initialValue: 2})
  const locked = createFacet({initialValue: true})
  const equipped: number[] = []
  const onEquip = (slot: number) => void equipped.push(slot)
  const slot = elementOf(
    <SlotButton slot={2} selected={selected} locked={locked} onEquip={onEquip} />,
  )
  slot.click()
  locked.set(false)
  slot.click()
  expect(equipped).toEqual([])
  selected.set(1)
  slot.click()
  expect(equipped).toEqual([2])
})

fact('So callback also gets the values that the same click has just written:', () => {
  const lines: unknown[] = []
  const console = {log: (line: unknown) => void lines.push(line)}
  const {Reload} = sample('function Reload', {console}) as {Reload: () => ReactElement}
  const {container, renders} = inComponent(Reload)
  commit(() => find(container, 'button').click())
  expect(lines).toEqual([6])
  expect(renders()).toBe(1)
})

fact(
  'Since the function stays the same, an effect that depends on it does not run again when a facet changes:',
  async () => {
    const {Ping} = sample('function Ping') as {
      Ping: ComponentType<{zoom: Facet<number>; draw: (zoom: number) => void}>
    }
    const zoom = createFacet({initialValue: 1})
    const drawn: number[] = []
    const draw = (level: number) => void drawn.push(level)
    elementOf(<Ping zoom={zoom} draw={draw} />)
    await passiveEffects()
    zoom.set(2)
    await passiveEffects()
    // Both effects draw at mount, and one of them after the change.
    expect(drawn).toEqual([1, 1, 2])
  },
)
