import {createFacet, type Facet} from '@react-facet/core'
import type {ComponentType} from 'react'
import {expect, fact} from '../../../fact'
import {heardFrom, heardFromHook, resultOf, samplesOf, type Derive} from '../../../probes'
import {underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

fact(
  'dependencies says when to use a new selector, facets says whose values it gets.',
  () => {
    const {AmmoCounter} = sample('AmmoCounter.tsx') as {
      AmmoCounter: ComponentType<{weapon: Facet<object>; low: number}>
    }
    const bow = {name: 'Bow', ammo: 5, capacity: 9}
    const weapon = createFacet<object>({initialValue: bow})
    const {container, rerender} = underDomFiber(<AmmoCounter weapon={weapon} low={3} />)
    const looks = [container.innerHTML]
    weapon.set({...bow, ammo: 4})
    looks.push(container.innerHTML)
    rerender(<AmmoCounter weapon={weapon} low={4} />)
    looks.push(container.innerHTML)
    expect(looks).toEqual([
      '<div class="ammo">5 / 9</div>',
      '<div class="ammo">4 / 9</div>',
      '<div class="ammo ammo--low">4 / 9</div>',
    ])
  },
)

fact('Return NO_VALUE from the selector to skip an update.', () => {
  const {LastAlly} = sample('function LastAlly') as {
    LastAlly: ComponentType<{target: Facet<object>}>
  }
  const target = createFacet<object>({initialValue: {name: 'Ada', friendly: true}})
  const {container} = underDomFiber(<LastAlly target={target} />)
  target.set({name: 'Orc', friendly: false})
  expect(container.textContent).toBe('Ada')
  target.set({name: 'Bo', friendly: true})
  expect(container.textContent).toBe('Bo')
})

fact(
  'Map down to a primitive where you can. Where you cannot, pass an equality check.',
  () => {
    const {useOnlineNames} = sample('function useOnlineNames') as {
      useOnlineNames: Derive<unknown>
    }
    const [ada, bo] = [
      {name: 'Ada', online: true},
      {name: 'Bo', online: false},
    ]
    const heard = heardFromHook(useOnlineNames, [
      [ada, bo],
      [ada],
      [{...bo, online: true}],
    ])
    expect(heard).toEqual([['Ada'], ['Bo']])
  },
)

fact(
  'A list of facets of different types needs as const, so that each argument of the selector keeps its type.',
  () => {
    const {useLabel} = sample('function useLabel') as {
      useLabel: (name: Facet<string>, ammo: Facet<number>) => Facet<string>
    }
    const ammo = createFacet({initialValue: 6})
    const heard = heardFrom(
      resultOf(() => useLabel(createFacet({initialValue: 'Bow'}), ammo)),
    )
    ammo.set(5)
    expect(heard).toEqual(['Bow: 5', 'Bow: 4'])
  },
)
