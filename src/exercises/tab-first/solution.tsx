import {startFacetTransition, useFacetState} from '@react-facet/core'
import {useFacetUnwrap, type Facet} from '@react-facet/core'
import {memo} from 'react'

export default function Bag() {
  const [tab, setTab] = useFacetState('Weapons')
  const [list, setList] = useFacetState('Weapons')

  const open = (name: string) => {
    setTab(name)
    startFacetTransition(() => setList(name))
  }

  return (
    <div className="stack">
      <Tab tab={tab} />
      <List list={list} />
      <button onClick={() => open('Potions')}>Potions</button>
    </div>
  )
}

const Tab = memo(({tab}: {tab: Facet<string>}) => (
  <p id="tab">Tab: {String(useFacetUnwrap(tab))}</p>
))

/** Imagine that this list is long. */
const List = memo(({list}: {list: Facet<string>}) => (
  <p id="list">List: {String(useFacetUnwrap(list))}</p>
))
