import {createFacet, type Facet} from '@react-facet/core'
import type {ComponentType} from 'react'
import {expect, fact} from '../../fact'
import {elementOf, passiveEffects, samplesOf} from '../../probes'

const sample = samplesOf(import.meta.filename)

fact("Keep the property and give it '':", () => {
  const {Slot} = sample('function Slot') as {
    Slot: ComponentType<{selected: Facet<boolean>}>
  }
  const selected = createFacet({initialValue: true})
  const {style} = elementOf(<Slot selected={selected} />)
  const outlines = [style.outline]
  selected.set(false)
  outlines.push(style.outline)
  expect(outlines).toEqual(['2px solid gold', ''])
})

fact(
  'They go into style and take numbers, so a facet of a number needs no mapping:',
  () => {
    const {MinimapMarker} = sample('function MinimapMarker') as {
      MinimapMarker: ComponentType<{x: Facet<number>; y: Facet<number>}>
    }
    const [x, y] = [createFacet({initialValue: 1}), createFacet({initialValue: 2})]
    const {style} = elementOf(<MinimapMarker x={x} y={y} />)
    x.set(5)
    expect([Reflect.get(style, 'leftPX'), Reflect.get(style, 'topPX')]).toEqual([5, 2])
  },
)

fact('Listen through a ref instead. This hook does it:', async () => {
  const {WeaponWheel} = sample('function WeaponWheel') as {WeaponWheel: ComponentType}
  const wheel = elementOf(<WeaponWheel />)
  await passiveEffects()
  const texts = [1, -1, -1].map((deltaY) => {
    wheel.dispatchEvent(new WheelEvent('wheel', {deltaY}))
    return wheel.textContent
  })
  expect(texts).toEqual(['1', '0', '8'])
})

fact('A fixed attribute can be set in a callback ref:', () => {
  const {ItemSearch} = sample('function ItemSearch') as {ItemSearch: ComponentType}
  const input = elementOf(<ItemSearch />)
  const names = ['placeholder', 'aria-label']
  expect(names.map((name) => input.getAttribute(name))).toEqual([
    'Search items',
    'Search items',
  ])
})

fact(
  'For one that follows a facet, use a layout effect, which sets it before the first paint:',
  () => {
    const {CooldownIcon} = sample('function CooldownIcon') as {
      CooldownIcon: ComponentType<{ready: Facet<boolean>}>
    }
    const ready = createFacet({initialValue: false})
    const icon = elementOf(<CooldownIcon ready={ready} />)
    const names = [icon.getAttribute('class')]
    ready.set(true)
    names.push(icon.getAttribute('class'))
    expect(names).toEqual(['icon', 'icon ready'])
  },
)

fact('Write a custom property in a layout effect:', () => {
  const {Glow} = sample('function Glow') as {
    Glow: ComponentType<{strength: Facet<number>}>
  }
  const strength = createFacet({initialValue: 2})
  const glow = elementOf(<Glow strength={strength} />)
  strength.set(4)
  expect(glow.style.getPropertyValue('--glow')).toBe('4px')
})
