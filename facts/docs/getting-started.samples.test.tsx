import {createFacet, NO_VALUE, type Facet, type WritableFacet} from '@react-facet/core'
import type {ComponentType} from 'react'
import {expect, fact} from '../fact'
import {find, inComponent, mutationsDuring, samplesOf, until} from '../probes'
import {commit, underReactDom} from '../render'

const sample = samplesOf(import.meta.filename)

fact(
  'press the button: the number changes, and Counter does not render again.',
  {renderer: '18.x'},
  async () => {
    const root = document.body.appendChild(document.createElement('div'))
    root.id = 'root'
    sample('main.tsx')
    await until(() => root.innerHTML !== '')
    const changes = mutationsDuring(root, () => find(root, 'button').click())
    expect(root.textContent).toBe('Coins: 1')
    expect(changes).toEqual(['characterData'])
  },
)

fact('When an amount changes, nothing renders and one text node is written.', () => {
  const {Inventory} = sample('Inventory.tsx') as {
    Inventory: ComponentType<{open: Facet<boolean>; items: Facet<object[]>}>
  }
  const open = createFacet({initialValue: false})
  const items = createFacet<object[]>({initialValue: [{name: 'Bow', amount: 1}]})
  const {container} = inComponent(() => <Inventory open={open} items={items} />)
  expect(container.textContent).toBe('')
  commit(() => open.set(true))
  const change = () => items.set([{name: 'Bow', amount: 2}])
  expect(mutationsDuring(container, change)).toEqual(['characterData'])
  expect(container.textContent).toBe('Bow × 2')
})

fact(
  'Render one part of an application with the custom renderer, inside an element that react-dom made:',
  {renderer: '18.x'},
  async () => {
    const {HudIsland} = sample('HudIsland.tsx') as {
      HudIsland: ComponentType<{health: Facet<number>}>
    }
    const health = createFacet({initialValue: 9})
    const {container} = underReactDom(<HudIsland health={health} />)
    await until(() => container.textContent !== '')
    health.set(8)
    expect(container.textContent).toBe('Health: 8')
  },
)

fact(
  'To keep a value while you work on a component, make its facet in a module that you do not edit:',
  () => {
    const {coins} = sample('export const coins') as {coins: Facet<number>}
    expect(coins.get()).toBe(0)
  },
)

fact('Keep the initial values in functions and write them again between tests:', () => {
  const {score, inventory, target, resetGameState} = sample('resetGameState') as {
    score: WritableFacet<number>
    inventory: WritableFacet<string[]>
    target: WritableFacet<string>
    resetGameState: () => void
  }
  const values = () => [score.get(), inventory.get(), target.get()]
  const initial = values()
  score.set(3)
  inventory.set(['bow'])
  target.set('Orc')
  expect(values()).toEqual([3, ['bow'], 'Orc'])
  resetGameState()
  expect(values()).toEqual(initial)
  expect(initial).toEqual([0, [], NO_VALUE])
})
