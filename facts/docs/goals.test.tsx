import {
  createFacet,
  Map,
  NO_VALUE,
  shallowObjectEqualityCheck,
  useFacetMap,
  type EqualityCheck,
  type Facet,
} from '@react-facet/core'
import {vi} from 'vitest'
import LeafUpdate from '../../src/examples/goals-leaf-update'
import {
  arrayNotifiesAllRows,
  bindingRendersNothing,
  stateRendersChildren,
} from '../claims'
import {expect, fact} from '../fact'
import {clear, failureOf, find, heardFrom, passiveEffects, resultOf} from '../probes'
import {commit, underDomFiber} from '../render'

fact(
  'A facet that is bound to the screen changes it without rendering a component.',
  bindingRendersNothing,
)

fact(
  'It calls the component that holds the state, and most components below it that are not memoised.',
  stateRendersChildren,
)

fact(
  'After three presses the first panel has rendered four times, and so has the player name inside it, although the name stays the same. The second panel and its player name have rendered once.',
  async () => {
    const {container} = underDomFiber(<LeafUpdate />)
    await passiveEffects()
    for (const _press of [1, 2, 3]) commit(() => find(container, 'button').click())
    const texts = ['react-state', 'facet'].map(
      (panel) => find(container, `[data-testid="${panel}"]`).textContent,
    )
    expect(texts).toEqual([
      'React state30Panel: 4 rendersPlayer name: 4 renders',
      'Facet30Panel: 1 renderPlayer name: 1 render',
    ])
  },
)

fact(
  'an object counts as changed whenever it is written, and the strings, numbers and booleans that hooks derive from it are compared by value.',
  () => {
    const object = {name: 'Ada', level: 1, isAlive: true, health: 100}
    const player = createFacet({initialValue: object})
    const pushes = heardFrom(player)
    const derived = (['name', 'level', 'isAlive'] as const).map((key) =>
      heardFrom(resultOf(() => useFacetMap((now) => now[key], [key], [player]))),
    )
    for (const health of [90, 80]) player.set(Object.assign(object, {health}))
    expect(pushes).toHaveLength(3)
    player.set(Object.assign(object, {name: 'Bob'}))
    expect(derived).toEqual([['Ada', 'Bob'], [1], [true]])
  },
)

fact('A check where you read such a value by hand', () => {
  const health = createFacet({initialValue: 100})
  clear(health)
  expect(health.get()).toBe(NO_VALUE)
  const failure = failureOf(() => Number(health.get()) * 2)
  expect(failure).toBe('Cannot convert a Symbol value to a number')
})

fact('because one observer is called.', arrayNotifiesAllRows)

fact('Checking 1000 items to find the changed one', () => {
  const checks = vi.fn()
  const check: EqualityCheck<{value: number}> = () => {
    const isEqual = shallowObjectEqualityCheck()
    return (current) => {
      checks()
      return isEqual(current)
    }
  }
  const items = Array.from({length: 20}, (_, value) => ({value}))
  const list = createFacet({initialValue: items})
  function Row({item}: {item: Facet<{value: number}>}) {
    return <fast-text text={useFacetMap(({value}) => value, [], [item])} />
  }
  underDomFiber(
    <Map array={list} equalityCheck={check}>
      {(item) => <Row item={item} />}
    </Map>,
  )
  checks.mockClear()
  list.set(items.with(5, {value: -1}))
  expect(checks).toHaveBeenCalledTimes(items.length)
})
