// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {NO_VALUE, useFacetCallback, useFacetEffect} from '@react-facet/core'
import {useFacetRef, useFacetUnwrap} from '@react-facet/core'
import {useEffect, useRef} from 'react'
import type {Props} from './checks'

export function Callback({position, onSaveKey, save}: Props) {
  const store = useFacetCallback((place) => () => save(place), [save], [position])
  useEffect(() => onSaveKey(store), [onSaveKey, store])

  return null
}

export function Get({position, onSaveKey, save}: Props) {
  useEffect(
    () =>
      onSaveKey(() => {
        const place = position.get()
        if (place !== NO_VALUE) save(place)
      }),
    [onSaveKey, position, save],
  )

  return null
}

// The screen subscribes once, however far the player walks
// Subscriptions: expected 1, found 3.
export function ListensInAFacetEffect({position, onSaveKey, save}: Props) {
  useFacetEffect((place) => onSaveKey(() => save(place)), [onSaveKey, save], [position])

  return null
}

// Nothing listens when the screen is closed
// Listeners: expected 0, found 1.
export function NeverUnsubscribes({position, onSaveKey, save}: Props) {
  const place = useFacetRef(position)
  useEffect(() => {
    onSaveKey(() => save(Number(place.current)))
  }, [onSaveKey, place, save])

  return null
}

// The key saves where the player is
// Saved: expected [4], found [3].
export function KeepsTheFirstPosition({position, onSaveKey, save}: Props) {
  const place = Number(position.get())
  useEffect(() => onSaveKey(() => save(place)), [onSaveKey, place, save])

  return null
}

// No component renders when the player moves
// Renders: expected “none”, found “Unwraps 1×”.
export function Unwraps({position, onSaveKey, save}: Props) {
  const value = Number(useFacetUnwrap(position))
  const place = useRef(value)
  useEffect(() => {
    place.current = value
  }, [value])
  useEffect(() => onSaveKey(() => save(place.current)), [onSaveKey, save])

  return null
}
