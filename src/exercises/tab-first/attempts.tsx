// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {startFacetTransition, useFacetState} from '@react-facet/core'
import {useFacetTransition, useFacetUnwrap, type Facet} from '@react-facet/core'
import {memo, useDeferredValue} from 'react'

export function DeferredValue() {
  const [tab, setTab] = useFacetState('Weapons')
  const name = String(useFacetUnwrap(tab))
  const later = useDeferredValue(name)

  return (
    <div>
      <p>Tab: {name}</p>
      <ListOf name={later} />
      <button onClick={() => setTab('Potions')}>Potions</button>
    </div>
  )
}

const ListOf = memo(({name}: {name: string}) => <p id="list">List: {name}</p>)

export function Hook() {
  const [tab, setTab] = useFacetState('Weapons')
  const [list, setList] = useFacetState('Weapons')
  const [, startTransition] = useFacetTransition()

  const open = (name: string) => {
    setTab(name)
    startTransition(() => setList(name))
  }

  return <Bag tab={tab} list={list} open={open} />
}

// The tab is shown at once
// The tab at that moment: expected “Tab: Potions”, found “Tab: Weapons”.
export function AllInTheTransition() {
  const [tab, setTab] = useFacetState('Weapons')
  const [list, setList] = useFacetState('Weapons')

  const open = (name: string) => {
    startFacetTransition(() => {
      setTab(name)
      setList(name)
    })
  }

  return <Bag tab={tab} list={list} open={open} />
}

// The list of the tab follows
// The list: expected “List: Potions”, found “List: Weapons”.
export function NeverWritesTheList() {
  const [tab, setTab] = useFacetState('Weapons')
  const [list, setList] = useFacetState('Weapons')

  const open = (name: string) => {
    setTab(name)
    // Nobody calls the inner function.
    startFacetTransition(() => () => setList(name))
  }

  return <Bag tab={tab} list={list} open={open} />
}

// The list waits until the tab is shown
// The list at that moment: expected “List: Weapons”, found “List: Potions”.
export function WritesBeforeTheTransition() {
  const [tab, setTab] = useFacetState('Weapons')

  // The tab and the list are one facet, whose value changes before the transition begins.
  const open = (name: string) => {
    setTab(name)
    startFacetTransition(() => setTab(name))
  }

  return <Bag tab={tab} list={tab} open={open} />
}

interface BagProps {
  tab: Facet<string>
  list: Facet<string>
  open: (name: string) => void
}

function Bag({tab, list, open}: BagProps) {
  return (
    <div>
      <Tab tab={tab} />
      <List list={list} />
      <button onClick={() => open('Potions')}>Potions</button>
    </div>
  )
}

const Tab = memo(({tab}: {tab: Facet<string>}) => (
  <p>Tab: {String(useFacetUnwrap(tab))}</p>
))

const List = memo(({list}: {list: Facet<string>}) => (
  <p id="list">List: {String(useFacetUnwrap(list))}</p>
))
