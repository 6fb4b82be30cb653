// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {Mount, Unwrap, useFacetEffect, useFacetMap} from '@react-facet/core'
import {useFacetState, useFacetUnwrap, With, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from './checks'

export function UnwrapComponent({open, coins}: Props) {
  return (
    <Unwrap data={open}>{(isOpen) => (isOpen ? <Menu coins={coins} /> : null)}</Unwrap>
  )
}

export function WithComponent({open, coins}: Props) {
  const opened = useFacetMap((isOpen) => isOpen || undefined, [], [open])

  return <With data={opened}>{() => <Menu coins={coins} />}</With>
}

// The menu is gone when it is closed
// Menus: expected 0, found 1.
export function HidesTheMenu({open, coins}: Props) {
  const display = useFacetMap((isOpen) => (isOpen ? 'block' : 'none'), [], [open])

  return (
    <fast-div style={{display}}>
      <Menu coins={coins} />
    </fast-div>
  )
}

// Nobody observes the coins while the menu is closed
// Observers of the coins: expected 0, found 1.
export function ObservesOutside({open, coins}: Props) {
  const [copy, setCopy] = useFacetState(0)
  useFacetEffect((count) => setCopy(count), [setCopy], [coins])

  return (
    <Mount when={open}>
      <Menu coins={copy} />
    </Mount>
  )
}

// The open menu shows the current number of coins
// Expected an element #menu, found none.
export function ReadsOnce({open, coins}: Props) {
  return open.get() === true ? <Menu coins={coins} /> : null
}

// Only the menu renders when it opens
// Renders: expected “Menu 1×”, found “Screen 1×, Menu 1×”.
export function UnwrapsInAChild(props: Props) {
  return <Screen {...props} />
}

function Screen({open, coins}: Props) {
  return useFacetUnwrap(open) === true ? <Menu coins={coins} /> : null
}

function Menu({coins}: {coins: Facet<number>}) {
  return (
    <div id="menu">
      Coins: <fast-text text={coins} />
    </div>
  )
}
