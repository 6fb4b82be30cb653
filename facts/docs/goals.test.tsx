import {
  createFacet,
  Map,
  shallowObjectEqualityCheck,
  useFacetMap,
  useFacetState,
  useFacetUnwrap,
  type EqualityCheck,
  type Facet,
} from '@react-facet/core'
import {memo, useState} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../fact'
import {clear, heardFrom} from '../probes'
import {commit, underDomFiber} from '../render'

/** Counts renders by the name of the component. */
function createCounter() {
  const counts: Record<string, number> = {}
  const rendered = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  return {counts, rendered}
}

fact('A facet changes what is on screen without rendering a component.', () => {
  const {counts, rendered} = createCounter()
  const health = createFacet({initialValue: 100})
  function Hud() {
    rendered('Hud')
    return <fast-text text={health} />
  }
  const {container} = underDomFiber(<Hud />)
  health.set(90)
  expect(container.textContent).toBe('90')
  expect(counts).toEqual({Hud: 1})
})

fact(
  'It calls the component that holds the state, and the components below it that are not memoised.',
  () => {
    const {counts, rendered} = createCounter()
    function Map() {
      rendered('Map')
      return null
    }
    const Quests = memo(function Quests() {
      rendered('Quests')
      return null
    })
    function Hud() {
      rendered('Hud')
      const [health, setHealth] = useState(100)
      return (
        <button onClick={() => setHealth(health - 10)}>
          {health}
          <Map />
          <Quests />
        </button>
      )
    }
    const {container} = underDomFiber(<Hud />)
    commit(() => container.querySelector('button')?.click())
    expect(container.textContent).toBe('90')
    expect(counts).toEqual({Hud: 2, Map: 2, Quests: 1})
  },
)

fact(
  'After three presses the first panel has rendered four times, and so has the player name inside it, although the name never changes. The second panel and its player name have rendered once.',
  () => {
    const {counts, rendered} = createCounter()
    function PlayerName({of}: {of: string}) {
      rendered(`name in ${of}`)
      return <b>Ada</b>
    }
    function First({score}: {score: Facet<number>}) {
      rendered('first')
      const value = useFacetUnwrap(score)
      return (
        <p>
          <PlayerName of="first" /> {String(value)}
        </p>
      )
    }
    function Second({score}: {score: Facet<number>}) {
      rendered('second')
      return (
        <p>
          <PlayerName of="second" /> <fast-text text={score} />
        </p>
      )
    }
    function Panels() {
      const [score, setScore] = useFacetState(0)
      return (
        <>
          <First score={score} />
          <Second score={score} />
          <button onClick={() => setScore((now) => Number(now) + 1)}>Score</button>
        </>
      )
    }
    const {container} = underDomFiber(<Panels />)
    for (const _press of [1, 2, 3]) {
      commit(() => container.querySelector('button')?.click())
    }
    expect(
      [...container.querySelectorAll('p')].map(({textContent}) => textContent),
    ).toEqual(['Ada 3', 'Ada 3'])
    expect(counts).toEqual({first: 4, 'name in first': 4, second: 1, 'name in second': 1})
  },
)

fact(
  'an object counts as changed each time it is written, and the primitives you derive from it are compared by value.',
  () => {
    const player = createFacet({initialValue: {name: 'Ada', health: 100}})
    const objects = heardFrom(player)
    const names = vi.fn()
    function Name() {
      const name = useFacetMap((current) => current.name, [], [player])
      names(name)
      return <fast-text text={name} />
    }
    const {container} = underDomFiber(<Name />)
    const written = vi.spyOn(container.firstChild as Text, 'nodeValue', 'set')
    player.setWithCallback((current) =>
      typeof current === 'object' ? Object.assign(current, {health: 90}) : current,
    )
    expect(objects).toHaveLength(2)
    expect(written).not.toHaveBeenCalled()
    player.setWithCallback((current) =>
      typeof current === 'object' ? Object.assign(current, {name: 'Bob'}) : current,
    )
    expect(objects).toHaveLength(3)
    expect(container.textContent).toBe('Bob')
  },
)

fact(
  'Values that may not be known yet (NO_VALUE) | A check where you read such a value by hand',
  () => {
    const health = createFacet({initialValue: 100})
    const double = () => Number(health.get()) * 2
    expect(double()).toBe(200)
    clear(health)
    expect(double).toThrow('Cannot convert a Symbol value to a number')
  },
)

fact('because only one observer is called.', () => {
  const rows = [1, 2, 3].map((value) => createFacet({initialValue: value}))
  const heard = rows.map((row) => heardFrom(row))
  rows[1]?.set(20)
  expect(heard).toEqual([[1], [2, 20], [3]])
})

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
