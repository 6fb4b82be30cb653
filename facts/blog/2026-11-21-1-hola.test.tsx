import {createFacet, useFacetMap, type Facet} from '@react-facet/core'
import type {} from 'react'
import {vi} from 'vitest'
import * as claims from '../claims'
import {expect, facts} from '../fact'
import {heardFrom, inComponent, mutationsDuring, resultOf, samplesOf} from '../probes'
import {underDomFiber} from '../render'

const sample = samplesOf(import.meta.filename)

facts({
  'With React state, a change causes a render.': claims.stateRendersChildren,

  'Ammo is called once, when it appears. It says that the text shows rounds, and that the class name is derived from it. Firing the last ten rounds then costs ten writes of a text node, and one of the class name, when the magazine is empty.'() {
    const rounds = createFacet({initialValue: 10})
    const {Ammo} = sample<'Ammo'>('function Ammo')
    const {container, renders} = inComponent(() => Ammo({rounds}))
    const changes = mutationsDuring(container, () => {
      for (let left = 9; left >= 0; left -= 1) rounds.set(left)
    })
    expect(changes.filter((type) => type === 'characterData')).toHaveLength(10)
    expect(changes.filter((type) => type === 'attributes')).toHaveLength(1)
    expect(container.innerHTML).toBe('<span class="empty">0</span>')
    expect(renders()).toBe(1)
  },

  'the facet may be created at the top and shown twenty levels further down.'() {
    const onRender = vi.fn()
    const health = createFacet({initialValue: 3})
    function Level({depth, value}: {depth: number; value: Facet<number>}) {
      onRender()
      return depth === 0 ? (
        <fast-text text={value} />
      ) : (
        <Level depth={depth - 1} value={value} />
      )
    }
    const {container} = underDomFiber(<Level depth={20} value={health} />)
    health.set(2)
    expect(container.textContent).toBe('2')
    expect(onRender).toHaveBeenCalledTimes(21)
  },

  'Round the value where you derive it, and equal numbers are not written.'() {
    const compass = createFacet({initialValue: 90})
    const heard = heardFrom(resultOf(() => useFacetMap(Math.round, [], [compass])))
    for (const angle of [90.01, 90.02, 90.4, 90.6]) compass.set(angle)
    expect(heard).toEqual([90, 91])
  },
})
