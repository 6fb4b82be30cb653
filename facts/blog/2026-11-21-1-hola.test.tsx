import {createFacet, useFacetMap, type Facet} from '@react-facet/core'
import type {ReactElement} from 'react'
import {vi} from 'vitest'
import * as claims from '../claims'
import {expect, fact} from '../fact'
import {heardFrom, inComponent, mutationsDuring, resultOf, samplesOf} from '../probes'
import {underDomFiber} from '../render'

/** Shows the post's `Ammo`, fires its ten rounds, and records the DOM changes. */
function shootTenTimes() {
  const rounds = createFacet({initialValue: 10})
  const {Ammo} = samplesOf(import.meta.filename)('function Ammo') as {
    Ammo: (props: {rounds: Facet<number>}) => ReactElement
  }
  const {container, renders} = inComponent(() => Ammo({rounds}))
  const changes = mutationsDuring(container, () => {
    for (let left = 9; left >= 0; left -= 1) rounds.set(left)
  })
  return {container, renders, changes}
}

fact('With React state, a change causes a render.', claims.stateRendersChildren)

fact('Ammo is called once, when it appears.', () => {
  const {container, renders} = shootTenTimes()
  expect(container.innerHTML).toBe('<span class="empty">0</span>')
  expect(renders()).toBe(1)
})

fact(
  'Firing the last ten rounds then costs ten writes of a text node, and one of the class name',
  () => {
    const {changes} = shootTenTimes()
    expect(changes.filter((type) => type === 'characterData')).toHaveLength(10)
    expect(changes.filter((type) => type === 'attributes')).toHaveLength(1)
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
