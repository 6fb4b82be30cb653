import {
  createFacet,
  NO_VALUE,
  Unwrap,
  useFacetMap,
  useFacetUnwrap,
  type Facet,
} from '@react-facet/core'
import type {} from 'react'
import {vi} from 'vitest'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  heardFrom,
  heardFromHook,
  inBoundary,
  probeHook,
  resultOf,
  samplesOf,
} from '../../../probes'
import {commit, underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

facts({
  'The check compares results of the selector, not its arguments.'() {
    const health = createFacet({initialValue: 10})
    const compared: string[] = []
    const check = () => (text: string) => compared.push(text) > 1
    const map = resultOf(() => useFacetMap((n) => `${n} HP`, [], [health], check))
    const heard = heardFrom(map)
    health.set(9)
    expect(compared).toEqual(['10 HP', '9 HP'])
    expect(heard).toEqual(['10 HP'])
  },

  'dependencies says when to use a new selector, facets says whose values it gets.'() {
    const {AmmoCounter} = sample<'AmmoCounter'>('AmmoCounter.tsx')
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

  'With an empty list of facets, get() returns the result of the selector, but observers hear nothing.'() {
    const constant = resultOf(() => useFacetMap(() => 'always', [], []))
    expect(constant.get()).toBe('always')
    expect(heardFrom(constant)).toEqual([])
  },

  'Return NO_VALUE from the selector to skip an update.'() {
    const {LastAlly} = sample<'LastAlly'>('function LastAlly')
    const target = createFacet<object>({initialValue: {name: 'Ada', friendly: true}})
    const {container} = underDomFiber(<LastAlly target={target} />)
    target.set({name: 'Orc', friendly: false})
    expect(container.textContent).toBe('Ada')
    target.set({name: 'Bo', friendly: true})
    expect(container.textContent).toBe('Bo')
  },

  'one of the sources has had no value yet | are not notified | NO_VALUE'() {
    const known = createFacet({initialValue: 1})
    const unknown = createFacet<number>({initialValue: NO_VALUE})
    const sum = resultOf(() => useFacetMap((a, b) => a + b, [], [known, unknown]))
    const heard = heardFrom(sum)
    known.set(2)
    expect(heard).toEqual([])
    expect(sum.get()).toBe(NO_VALUE)
  },
})

/** A map that has no result unless its source is positive, and what an observer hears. */
function positive(initialValue: number) {
  const health = createFacet({initialValue})
  const shown = resultOf(() =>
    useFacetMap((value) => (value > 0 ? value : NO_VALUE), [], [health]),
  )
  return {health, shown, heard: heardFrom(shown)}
}

facts({
  'the selector returns NO_VALUE | are not notified, and keep the last value | NO_VALUE'() {
    const {health, shown, heard} = positive(10)
    health.set(0)
    expect(heard).toEqual([10])
    expect(shown.get()).toBe(NO_VALUE)
  },

  'an observer subscribes after the selector returned NO_VALUE | gets nothing until there is a result | NO_VALUE'() {
    const {health, shown, heard} = positive(0)
    expect(heard).toEqual([])
    expect(shown.get()).toBe(NO_VALUE)
    health.set(5)
    expect(heard).toEqual([5])
  },

  'When a source loses its value, the map keeps notifying its observers if another source changes, but get() returns NO_VALUE.'() {
    claims.clearedFacetIsRemembered((facets) =>
      resultOf(() => useFacetMap((a, b) => a + b, [], facets)),
    )
  },

  'in a chain of three maps with three observers at its end, there are up to nine calls when the source changes.'() {
    const source = createFacet({initialValue: 1})
    let calls = 0
    const count = (value: number) => {
      calls += 1
      return value + 1
    }
    const end = resultOf(() => {
      const first = useFacetMap(count, [], [source])
      return useFacetMap(count, [], [useFacetMap(count, [], [first])])
    })
    for (let observers = 0; observers < 3; observers += 1) heardFrom(end)
    calls = 0
    source.set(2)
    expect(calls).toBe(9)
  },

  'get() runs the selector on each call'() {
    const source = createFacet({initialValue: 1})
    const same = () => () => true
    const map = resultOf(() => useFacetMap((x) => ({x}), [], [source], same))
    expect(map.get()).not.toBe(map.get())
  },

  'A re-render alone does not replace the facet. You get another one when one of the facets or the equalityCheck is replaced and, if the selector is written inline, when an entry of dependencies changes.':
    claims.derivedFacetIsReplaced,

  'Elements and effects that use the facet subscribe to the new one: elements bind again, effects clean up and run again.':
    claims.newMapIsFollowed,
})

/** Returns 1 / value, but throws for 0. */
function inverse(value: number): number {
  if (value === 0) throw new Error('division by zero')
  return 1 / value
}

facts({
  'An error in the selector is thrown where the source was written': () =>
    claims.selectorErrorComesOut(useFacetMap),

  'An error in the first run, while an element or a component subscribes, reaches the nearest error boundary.'() {
    const source = createFacet({initialValue: 0})
    const Shown = () => <fast-text text={useFacetMap(inverse, [], [source])} />
    const Unwrapped = () => (
      <>{String(useFacetUnwrap(useFacetMap(inverse, [], [source])))}</>
    )
    for (const part of [<Shown />, <Unwrapped />]) {
      expect(inBoundary(part).container.textContent).toBe('division by zero')
    }
  },

  'Map down to a primitive where you can. Where you cannot, pass an equality check.'() {
    const {useOnlineNames} = sample<'useOnlineNames'>('function useOnlineNames')
    const ada = {name: 'Ada', online: true}
    const bo = {name: 'Bo', online: false}
    const heard = heardFromHook(useOnlineNames, [
      [ada, bo],
      [ada],
      [{...bo, online: true}],
    ])
    expect(heard).toEqual([['Ada'], ['Bo']])
  },

  // Pitfalls
  'The selector keeps the props it closed over when it was made.'() {
    const source = createFacet({initialValue: 10})
    const probe = probeHook((add: number) => {
      return useFacetMap((n) => n + add, [], [source])
    }, 1)
    probe.rerender(5)
    expect(probe.latest().get()).toBe(11)
  },

  'A change of other does not run a selector that calls other.get().':
    claims.readingIsNotFollowing,

  'A facet may hold facets, but nothing looks inside: observers of the outer one hear when another facet is put there, not when the inner one changes.'() {
    const [hero, pet] = [createFacet({initialValue: 10}), createFacet({initialValue: 3})]
    const selected = createFacet({initialValue: hero})
    const heard = heardFrom(selected)
    hero.set(9)
    expect(heard).toEqual([hero])
    selected.set(pet)
    expect(heard).toEqual([hero, pet])
  },

  "A facet that is chosen at run time, such as the selected unit's health: Unwrap the outer one in a leaf"() {
    const [hero, pet] = [createFacet({initialValue: 10}), createFacet({initialValue: 3})]
    const selected = createFacet({initialValue: hero})
    const {container} = underDomFiber(
      <Unwrap data={selected}>{(health) => <fast-text text={health} />}</Unwrap>,
    )
    hero.set(9)
    expect(container.textContent).toBe('9')
    commit(() => selected.set(pet))
    expect(container.textContent).toBe('3')
    pet.set(2)
    expect(container.textContent).toBe('2')
  },
})

function Sum({healths}: {healths: Facet<number>[]}) {
  const sum = useFacetMap((...all) => all.reduce((a, b) => a + b, 0), [], healths)
  return <fast-text text={sum} />
}

facts({
  'With no facets left the map notifies nobody'() {
    const {container} = underDomFiber(<Sum healths={[]} />)
    expect(container.textContent).toBe('')
  },

  'If the length of the list changes, Unwrap the list, and set key={healths.length} on the component that has the map.'() {
    const [a, b, c] = [1, 2, 4].map((health) => createFacet({initialValue: health}))
    if (!a || !b || !c) throw new Error('there are fewer than three facets')
    const party = createFacet<Facet<number>[]>({initialValue: [a, b]})
    const {container} = underDomFiber(
      <Unwrap data={party}>
        {(healths) => <Sum key={healths.length} healths={healths} />}
      </Unwrap>,
    )
    const after = (change: () => void) => {
      commit(change)
      return container.textContent
    }
    expect(after(() => party.set([a, b, c]))).toBe('7')
    expect(after(() => c.set(5))).toBe('8')
    expect(after(() => party.set([a, c]))).toBe('6')
    expect(after(() => c.set(1))).toBe('2')
  },

  'A mapped facet has no value of its own: get() computes it. The facet subscribes to its sources for each observer (rule 8), and the subscription keeps the last result, to compare with the next one.'() {
    const source = createFacet({initialValue: {}})
    let result = 1
    const selector = vi.fn(() => result)
    const map = resultOf(() => useFacetMap(selector, [], [source]))
    expect([map.get(), map.get()]).toEqual([1, 1])
    expect(selector).toHaveBeenCalledTimes(2)

    const early = heardFrom(map)
    result = 2
    const late = heardFrom(map)
    source.set({})
    // The result is new to one of them.
    expect([early, late]).toEqual([[1, 2], [2]])
  },

  'A list of facets of different types needs as const, so that each argument of the selector keeps its type.'() {
    const {useLabel} = sample<'useLabel'>('function useLabel')
    const ammo = createFacet({initialValue: 6})
    const heard = heardFrom(
      resultOf(() => useLabel(createFacet({initialValue: 'Bow'}), ammo)),
    )
    ammo.set(5)
    expect(heard).toEqual(['Bow: 5', 'Bow: 4'])
  },
})
