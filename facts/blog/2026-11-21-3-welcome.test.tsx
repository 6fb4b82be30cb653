import {createFacet, useFacetState} from '@react-facet/core'
import {vi} from 'vitest'
import {expect, fact} from '../fact'
import {errorsDuring, heardFrom} from '../probes'
import {underDomFiber} from '../render'

fact('A facet as text, for instance, is the most frequent first mistake:', () => {
  function Coins() {
    const [coins] = useFacetState(0)
    return <fast-p>{coins as unknown as string}</fast-p>
  }
  errorsDuring(() => {
    expect(() => underDomFiber(<Coins />)).toThrow(
      'Objects are not valid as a React child',
    )
  })
})

fact('This is the sample that does compile:', () => {
  function Coins() {
    const [coins] = useFacetState(0)
    return (
      <fast-p>
        <fast-text text={coins} />
      </fast-p>
    )
  }
  expect(underDomFiber(<Coins />).container.innerHTML).toBe('<p>0</p>')
})

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
