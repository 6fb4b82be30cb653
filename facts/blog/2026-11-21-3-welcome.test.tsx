import {createFacet} from '@react-facet/core'
import {vi} from 'vitest'
import {expect, fact} from '../fact'
import {heardFrom} from '../probes'
import {underDomFiber} from '../render'

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
    const onRender = vi.fn()
    const health = createFacet({initialValue: 3})
    function Health() {
      onRender()
      return <fast-text text={health} />
    }
    underDomFiber(<Health />)
    const heard = heardFrom(health)
    health.set(2)
    expect(heard).toEqual([3, 2])
    expect(onRender).toHaveBeenCalledTimes(1)
  },
)
