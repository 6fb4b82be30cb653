import {createFacet, useFacetMap, useFacetUnwrap, type Facet} from '@react-facet/core'
import {memo, useState} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../fact'
import {heardFrom, resultOf} from '../probes'
import {commit, underDomFiber} from '../render'

/** The component of the post, on the screen, and the changes of its element so far. */
function showAmmo() {
  const onRender = vi.fn()
  const rounds = createFacet({initialValue: 10})
  function Ammo() {
    onRender()
    const className = useFacetMap((count) => (count === 0 ? 'empty' : ''), [], [rounds])
    return (
      <fast-span className={className}>
        <fast-text text={rounds} />
      </fast-span>
    )
  }
  const {container} = underDomFiber(<Ammo />)
  const changes = new MutationObserver(() => undefined)
  changes.observe(container, {attributes: true, characterData: true, subtree: true})
  const shoot = () => {
    for (let left = 9; left >= 0; left -= 1) rounds.set(left)
    return changes.takeRecords().map(({type}) => type)
  }
  return {container, onRender, shoot}
}

fact('With React state, a change renders.', () => {
  const rendered: string[] = []
  const part = (name: string) =>
    function Part() {
      rendered.push(name)
      return null
    }
  const Map = part('map')
  const Quests = memo(part('quests'))
  function Hud() {
    const [health, setHealth] = useState(3)
    return (
      <button onClick={() => setHealth(health - 1)}>
        {health}
        <Map />
        <Quests />
      </button>
    )
  }
  const {container} = underDomFiber(<Hud />)
  commit(() => container.querySelector('button')?.click())
  expect(container.textContent).toBe('2')
  expect(rendered).toEqual(['map', 'quests', 'map'])
})

fact('When the value is written, the observers are called.', () => {
  const rounds = createFacet({initialValue: 10})
  const heard = [heardFrom(rounds), heardFrom(rounds)]
  rounds.set(9)
  expect(heard).toEqual([
    [10, 9],
    [10, 9],
  ])
})

fact('Ammo is called once, when it appears.', () => {
  const {container, onRender, shoot} = showAmmo()
  shoot()
  expect(container.innerHTML).toBe('<span class="empty">0</span>')
  expect(onRender).toHaveBeenCalledTimes(1)
})

fact(
  'A burst of ten shots then costs ten writes of a text node, and one of the class name',
  () => {
    const records = showAmmo().shoot()
    expect(records.filter((type) => type === 'characterData')).toHaveLength(10)
    expect(records.filter((type) => type === 'attributes')).toHaveLength(1)
  },
)

fact('the facet may be created at the top and shown twenty levels further down.', () => {
  const onRender = vi.fn()
  const health = createFacet({initialValue: 3})
  function Level({depth, value}: {depth: number; value: Facet<number>}) {
    onRender()
    return (
      <div>
        {depth === 0 ? (
          <fast-text text={value} />
        ) : (
          <Level depth={depth - 1} value={value} />
        )}
      </div>
    )
  }
  const {container} = underDomFiber(<Level depth={20} value={health} />)
  health.set(2)
  expect(container.textContent).toBe('2')
  expect(onRender).toHaveBeenCalledTimes(21)
})

fact('Round the value where you derive it, and equal numbers are not written.', () => {
  const compass = createFacet({initialValue: 90})
  const degrees = resultOf(() => useFacetMap(Math.round, [], [compass]))
  const heard = heardFrom(degrees)
  for (const angle of [90.01, 90.02, 90.4, 90.6]) compass.set(angle)
  expect(heard).toEqual([90, 91])
})

fact('A facet that a component turns into a plain value renders that component', () => {
  const onRender = vi.fn()
  const health = createFacet({initialValue: 3})
  function Health() {
    onRender()
    return <>{String(useFacetUnwrap(health))}</>
  }
  underDomFiber(<Health />)
  commit(() => health.set(2))
  commit(() => health.set(1))
  expect(onRender).toHaveBeenCalledTimes(3)
})
