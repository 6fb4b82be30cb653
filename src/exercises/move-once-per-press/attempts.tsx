// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {NO_VALUE, shallowObjectEqualityCheck, useFacetEffect} from '@react-facet/core'
import {useFacetMap, useFacetState, useFacetUnwrap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useCallback, useEffect, useRef} from 'react'
import type {Props} from './checks'

export function CheckOfThePad({pad}: Props) {
  const changed = useFacetMap(
    ({up, down}) => ({up, down}),
    [],
    [pad],
    shallowObjectEqualityCheck,
  )
  const [focused, move] = useFocus()
  useFacetEffect(({up, down}) => move(Number(down) - Number(up)), [move], [changed])

  return <Focus of={focused} />
}

export function RememberedButton({pad}: Props) {
  const held = useRef(0)
  const [focused, move] = useFocus()

  useFacetEffect(
    ({up, down}) => {
      const step = Number(down) - Number(up)
      if (step !== held.current) move(step)
      held.current = step
    },
    [move],
    [pad],
  )

  return <Focus of={focused} />
}

// A button that is held for ten frames moves the focus once
// The focus: expected “Focus: Map”, found “Focus: Quit”.
export function DerivesAnObject({pad}: Props) {
  const change = useFacetMap(({up, down}) => ({by: Number(down) - Number(up)}), [], [pad])
  const [focused, move] = useFocus()
  useFacetEffect(({by}) => move(by), [move], [change])

  return <Focus of={focused} />
}

// Each press moves the focus
// The focus: expected “Focus: Map”, found “Focus: Continue”.
export function NeverHearsTheRelease({pad}: Props) {
  const held = useRef(false)
  const [focused, move] = useFocus()

  useFacetEffect(
    ({up, down}) => {
      if (up) move(-1)
      if (down && !held.current) move(1)
      held.current ||= down
    },
    [move],
    [pad],
  )

  return <Focus of={focused} />
}

// The focus stays in the menu
// The focus: expected “Focus: Quit”, found “Focus: Map”.
export function GoesRound({pad}: Props) {
  const step = useStep(pad)
  const [focused, setFocused] = useFacetState(0)
  useFacetEffect(
    (by) => setFocused((index) => (Number(index) + by + 4) % 4),
    [setFocused],
    [step],
  )

  return <Focus of={focused} />
}

// No component renders when the focus moves
// Renders: expected “none”, found “UnwrapsTheStep 1×, Focus 1×”.
export function UnwrapsTheStep({pad}: Props) {
  const step = useFacetUnwrap(useStep(pad))
  const [focused, move] = useFocus()
  useEffect(() => move(Number(step)), [move, step])

  return <Focus of={focused} />
}

const entries = ['Continue', 'Map', 'Options', 'Quit']

const useStep = (pad: Props['pad']) =>
  useFacetMap(({up, down}) => Number(down) - Number(up), [], [pad])

function useFocus() {
  const [focused, setFocused] = useFacetState(0)
  const move = useCallback(
    (by: number) =>
      setFocused((index) =>
        index === NO_VALUE ? index : Math.min(3, Math.max(0, index + by)),
      ),
    [setFocused],
  )
  return [focused, move] as const
}

function Focus({of}: {of: Facet<number>}) {
  const name = useFacetMap((index) => String(entries[index]), [], [of])

  return (
    <p id="focused">
      Focus: <fast-text text={name} />
    </p>
  )
}
