import {useFacetState, useFacetUnwrap} from '@react-facet/core'
import {memo, useDeferredValue} from 'react'

export default function Bag() {
  const [tab, setTab] = useFacetState('Weapons')
  const name = String(useFacetUnwrap(tab))
  const later = useDeferredValue(name)

  return (
    <div className="stack">
      <p id="tab">Tab: {name}</p>
      <List name={later} />
      <button onClick={() => setTab('Potions')}>Potions</button>
    </div>
  )
}

const List = memo(({name}: {name: string}) => <p id="list">List: {name}</p>)
