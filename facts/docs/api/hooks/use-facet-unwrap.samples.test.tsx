import {createFacet, NO_VALUE} from '@react-facet/core'
import type {ReactElement} from 'react'
import {expect, fact} from '../../../fact'
import {find, inComponent, probeHook, samplesOf} from '../../../probes'
import {commit} from '../../../render'

const sample = samplesOf(import.meta.filename)

fact('The result is the value, or NO_VALUE until there is one.', () => {
  const {Game} = sample('function Game') as {Game: () => ReactElement}
  const {container, renders} = inComponent(Game)
  expect(find(container, 'p').textContent).toBe('HUD')
  commit(() => find(container, 'button').click())
  expect(find(container, 'p').textContent).toBe('Inventory')
  expect(renders()).toBe(2)
})

fact('or give it a fallback once, in a hook of your own:', () => {
  const {useFacetUnwrapOr} = sample('useFacetUnwrapOr') as {
    useFacetUnwrapOr: (prop: unknown, fallback: number) => number
  }
  const ammo = createFacet<number>({initialValue: NO_VALUE})
  const {results, rerender} = probeHook(
    (prop: unknown) => useFacetUnwrapOr(prop, 9),
    ammo,
  )
  commit(() => ammo.set(5))
  rerender(3)
  expect(results.filter((value, index) => value !== results[index - 1])).toEqual([
    9, 5, 3,
  ])
})
