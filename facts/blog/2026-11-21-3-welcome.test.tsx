import {createFacet} from '@react-facet/core'
import {expect, fact} from '../fact'
import {heardFrom, inComponent} from '../probes'

fact('a second write of the same number notifies nobody', () => {
  const health = createFacet({initialValue: 3})
  const heard = heardFrom(health)
  health.set(5)
  health.set(5)
  expect(heard).toEqual([3, 5])
})

fact(
  'A facet notifies: it calls its observers. A component renders: React calls its function.',
  () => {
    const health = createFacet({initialValue: 3})
    const {renders} = inComponent(() => <fast-text text={health} />)
    const heard = heardFrom(health)
    health.set(2)
    expect(heard).toEqual([3, 2])
    expect(renders()).toBe(1)
  },
)
