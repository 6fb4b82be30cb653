// The list waits until the tab is shown
// The list at that moment: expected “List: Weapons”, found “List: Potions”.
import {useFacetState, useFacetTransition} from '@react-facet/core'
import {useFacetUnwrap, type Facet} from '@react-facet/core'
import {memo} from 'react'

export default function Bag() {
  const [tab, setTab] = useFacetState('Weapons')
  const [, startTransition] = useFacetTransition()

  // Both unwrap the same facet: it is written once, before the transition begins.
  const open = (name: string) => {
    setTab(name)
    startTransition(() => setTab(name))
  }

  return (
    <div className="stack">
      <Tab tab={tab} />
      <List list={tab} />
      <button onClick={() => open('Potions')}>Potions</button>
    </div>
  )
}

const Tab = memo(({tab}: {tab: Facet<string>}) => (
  <p id="tab">Tab: {String(useFacetUnwrap(tab))}</p>
))

const List = memo(({list}: {list: Facet<string>}) => (
  <p id="list">List: {String(useFacetUnwrap(list))}</p>
))
