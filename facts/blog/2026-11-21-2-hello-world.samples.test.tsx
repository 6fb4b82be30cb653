import {createFacet, type Facet} from '@react-facet/core'
import type {ComponentType, ReactElement} from 'react'
import {expect, fact} from '../fact'
import {elementOf, find, inComponent, samplesOf} from '../probes'
import {commit, underDomFiber} from '../render'

const sample = samplesOf(import.meta.filename)

fact('Click, and the text changes without a render.', () => {
  const {Hud} = sample('import {useFacetState}') as {Hud: () => ReactElement}
  const {container, renders} = inComponent(Hud)
  find(container, 'button').click()
  expect(find(container, 'p').textContent).toBe('80Get hit')
  expect(renders()).toBe(1)
})

fact('The result is a facet again, so you can derive from it.', () => {
  const {Hud} = sample('import {useFacetMap, useFacetState}') as {Hud: ComponentType}
  expect(elementOf(<Hud />).outerHTML).toBe('<p class="fine">100</p>')
})

fact('Mount renders when critical goes from false to true and back', () => {
  const {Warning} = sample('function Warning') as {
    Warning: ComponentType<{health: Facet<number>}>
  }
  const health = createFacet({initialValue: 30})
  const {container} = underDomFiber(<Warning health={health} />)
  const texts = [30, 20, 10, 40].map((value) => {
    commit(() => health.set(value))
    return container.textContent
  })
  expect(texts).toEqual(['', 'Find cover!', 'Find cover!', ''])
})

fact('Now it reads them from the facets, at the moment of the click:', () => {
  const {Potions} = sample('function Potions') as {Potions: ComponentType}
  const button = elementOf(<Potions />)
  const texts = [1, 2, 3].map(() => {
    button.click()
    return button.textContent
  })
  expect(texts).toEqual([1, 0, 0].map((left) => `Drink a potion (${left})`))
})
