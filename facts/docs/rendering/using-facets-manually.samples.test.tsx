import {createFacet, type Facet} from '@react-facet/core'
import {useRef, type ComponentType, type ReactElement, type RefObject} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {find, inComponent, mutationsDuring, samplesOf} from '../../probes'
import {commit, underReactDom} from '../../render'

const sample = samplesOf(import.meta.filename)

fact(
  'Three parts: a ref to the element, an element without the value in its JSX, and an effect that writes the value.',
  () => {
    const {AmmoLabel} = sample('AmmoLabel.tsx') as {
      AmmoLabel: (props: {ammo: Facet<number>}) => ReactElement
    }
    const ammo = createFacet({initialValue: 6})
    const {container, renders} = inComponent(() => AmmoLabel({ammo}), underReactDom)
    const texts = [container.textContent]
    ammo.set(5)
    texts.push(container.textContent)
    expect(texts).toEqual(['6 rounds', '5 rounds'])
    expect(renders()).toBe(1)
  },
)

fact('map to the value that you need first. An equal boolean notifies nobody:', () => {
  const {useLowAmmoClass} = sample('function useLowAmmoClass') as {
    useLowAmmoClass: (box: RefObject<HTMLElement>, ammo: Facet<number>) => void
  }
  const ammo = createFacet({initialValue: 10})
  const {container} = inComponent(() => {
    const box = useRef<HTMLDivElement>(null)
    useLowAmmoClass(box, ammo)
    return <div ref={box} />
  }, underReactDom)
  const box = find(container, 'div')
  const toggle = vi.spyOn(box.classList, 'toggle')
  for (const rounds of [9, 8, 7, 6]) ammo.set(rounds)
  expect(toggle).toHaveBeenCalledTimes(1)
  expect(box.className).toBe('is-low')
})

fact(
  'A component that takes a FacetProp accepts both. Wrap the prop and bind the result:',
  () => {
    const {Badge} = sample('function Badge') as {Badge: ComponentType<{count: unknown}>}
    const count = createFacet({initialValue: 3})
    const badges = [<Badge count={count} />, <Badge count={5} />].map(
      (badge) => underReactDom(badge).container,
    )
    count.set(120)
    expect(badges.map((badge) => badge.textContent)).toEqual(['99+', '5'])
  },
)

fact(
  'The effect also runs for the value that the facet has when the component mounts. Here 0 means that nobody was hit yet.',
  () => {
    const {DamageFlash} = sample('DamageFlash.tsx') as {
      DamageFlash: ComponentType<{hits: Facet<number>}>
    }
    const hits = createFacet({initialValue: 0})
    const {container, unmount} = underReactDom(<DamageFlash hits={hits} />)
    const log: string[] = []
    const animate = () => {
      log.push('flash')
      return {cancel: () => log.push('cancel')}
    }
    Object.assign(find(container, '.damage-flash'), {animate})
    for (const count of [1, 2]) hits.set(count)
    expect(log).toEqual(['flash', 'cancel', 'flash'])
    unmount()
    expect(log).toEqual(['flash', 'cancel', 'flash', 'cancel'])
  },
)

fact(
  'The effect does not have to write to the DOM. It can draw, play or call into an engine.',
  () => {
    const {Minimap} = sample('Minimap.tsx') as {
      Minimap: ComponentType<{player: Facet<object>; goal: Facet<object>}>
    }
    const lines: number[][] = []
    const context = {
      clearRect: () => lines.splice(0),
      beginPath: () => undefined,
      moveTo: (...from: number[]) => lines.push(from),
      lineTo: (...to: number[]) => lines.push(to),
      stroke: () => undefined,
    }
    const getContext = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
    getContext.mockImplementation(() => context as never)
    try {
      const player = createFacet<object>({initialValue: {x: 1, y: 2}})
      const goal = createFacet<object>({initialValue: {x: 9, y: 9}})
      underReactDom(<Minimap player={player} goal={goal} />)
      player.set({x: 3, y: 4})
      expect(lines).toEqual([
        [3, 4],
        [9, 9],
      ])
    } finally {
      getContext.mockRestore()
    }
  },
)

fact(
  'the effect writes the value when the facet changes, and onChange writes the facet when the player types.',
  () => {
    const {ChatInput} = sample('ChatInput.tsx') as {ChatInput: () => ReactElement}
    const {container, renders} = inComponent(ChatInput, underReactDom)
    const input = find(container, 'input')
    // React takes a value that was assigned for its own, so a player's text comes from below.
    commit(() => {
      Reflect.set(HTMLInputElement.prototype, 'value', 'hello', input)
      input.dispatchEvent(new Event('input', {bubbles: true}))
    })
    expect(input.value).toBe('hello')
    const submit = new Event('submit', {bubbles: true, cancelable: true})
    const changes = mutationsDuring(container, () =>
      commit(() => void find(container, 'form').dispatchEvent(submit)),
    )
    expect([input.value, submit.defaultPrevented]).toEqual(['', true])
    expect(changes).toEqual([])
    expect(renders()).toBe(1)
  },
)
