import {createFacet, type Facet} from '@react-facet/core'
import {createElement, type ComponentType, type ReactElement} from 'react'
import {expect, fact} from '../../fact'
import {
  elementOf,
  find,
  inComponent,
  mutationsDuring,
  passiveEffects,
  samplesOf,
} from '../../probes'
import {commit} from '../../render'

const sample = samplesOf(import.meta.filename)

fact(
  'Bind a facet, and its changes go straight to the DOM: no component renders.',
  () => {
    const {HealthBar} = sample('function HealthBar') as {
      HealthBar: (props: {health: Facet<number>}) => ReactElement
    }
    const health = createFacet({initialValue: 80})
    const {container, renders} = inComponent(() => HealthBar({health}))
    commit(() => health.set(20))
    expect(find(container, '.bar.low').textContent).toBe('20 HP')
    expect(find(container, '.bar-fill').style.width).toBe('20%')
    expect(renders()).toBe(1)
  },
)

fact('fast-text writes a facet of a string or number into a text node.', () => {
  const {Ammo} = sample('function Ammo') as {
    Ammo: ComponentType<{loaded: Facet<number>; reserve: Facet<number>}>
  }
  const loaded = createFacet({initialValue: 6})
  const element = elementOf(
    createElement(Ammo, {loaded, reserve: createFacet({initialValue: 30})}),
  )
  expect(element.textContent).toBe('6 / 30')
  expect(mutationsDuring(element, () => loaded.set(5))).toEqual(['characterData'])
  expect(element.textContent).toBe('5 / 30')
})

fact(
  'a timer that counts milliseconds and shows seconds writes to the DOM once a second:',
  () => {
    const {RoundTimer} = sample('function RoundTimer') as {
      RoundTimer: ComponentType<{milliseconds: Facet<number>}>
    }
    const milliseconds = createFacet({initialValue: 62_000})
    const {container} = inComponent(() => <RoundTimer milliseconds={milliseconds} />)
    const changes = mutationsDuring(container, () => {
      for (let left = 61_900; left >= 60_000; left -= 100) milliseconds.set(left)
    })
    expect(changes).toHaveLength(2)
    expect(container.textContent).toBe('1:00')
  },
)

fact(
  'The same look gives the same string, so nothing is written when nothing changes:',
  () => {
    const {InventorySlot} = sample('function InventorySlot') as {
      InventorySlot: ComponentType<{selected: Facet<boolean>; empty: Facet<boolean>}>
    }
    const [selected, empty] = [
      createFacet({initialValue: false}),
      createFacet({initialValue: true}),
    ]
    const slot = elementOf(<InventorySlot selected={selected} empty={empty} />)
    expect(slot.className).toBe('slot slot-empty')
    expect(mutationsDuring(slot, () => selected.set(false))).toEqual([])
    selected.set(true)
    expect(slot.className).toBe('slot slot-selected slot-empty')
  },
)

fact(
  'To use the value of a facet in a handler, make the handler with useFacetCallback:',
  () => {
    const {HotbarSlot} = sample('function HotbarSlot') as {
      HotbarSlot: ComponentType<{item: Facet<string>; use: (item: string) => void}>
    }
    const item = createFacet({initialValue: 'bow'})
    const used: string[] = []
    const slot = elementOf(<HotbarSlot item={item} use={(name) => used.push(name)} />)
    item.set('axe')
    slot.click()
    expect(used).toEqual(['axe'])
  },
)

fact('A ref holds the DOM element itself.', async () => {
  const {ChatLine} = sample('function ChatLine') as {ChatLine: ComponentType}
  const input = elementOf(<ChatLine />)
  await passiveEffects()
  expect(document.activeElement).toBe(input)
})
