import {
  batch,
  createFacet,
  defaultEqualityCheck,
  mapFacetsCached,
  mapFacetsLightweight,
  multiObserve,
  NO_VALUE,
  startFacetTransition,
  strictEqualityCheck,
  useFacetLayoutEffect,
  type EqualityCheck,
  type Facet,
  type Option,
  type useFacetEffect,
} from '@react-facet/core'
import type {ReactElement} from 'react'
import {underReactDom, type Screen} from '../render'

/** A facet's value. Boxes stand for objects, which the default check never drops. */
export type Value = number | string | {box: Value}

/** `none` drops nothing; `default` and `strict` are checks of the package. */
export type Check = 'none' | 'default' | 'strict'

/** The values of a list of facets. In the laws, no list is empty. */
export type Values = [Value, ...Value[]]

/** A selector of a map or memo. */
export type Selector = (...values: Values) => Option<Value>

export type Stop = () => void

export interface Source extends Facet<Value> {
  set: (value: Value) => void
  clear: () => void
}

/** How a source is created; `connect` is its `startSubscription`. */
export interface SourceOptions {
  initial: Option<Value>
  check: Check
  connect?: (update: (value: Value) => void) => Stop
}

/** The functions that the package and its model (model.ts) both have. */
export interface Engine {
  source: (options: SourceOptions) => Source
  map: (facets: Facet<Value>[], selector: Selector, check: Check) => Facet<Value>
  memo: (facets: Facet<Value>[], selector: Selector, check: Check) => Facet<Value>
  multiObserve: (facets: Facet<Value>[], run: (...values: Value[]) => Stop) => Stop
  /** Mounts an effect; the returned function unmounts it. */
  effect: (facets: Facet<Value>[], run: (...values: Value[]) => Stop) => Stop
  batch: (body: () => void) => void
  transition: (body: () => void) => void
}

/** The function for each check of a source. A map or memo with `none` gets no function. */
const checks: Record<Check, EqualityCheck<Value>> = {
  none: () => () => false,
  default: defaultEqualityCheck,
  strict: strictEqualityCheck as EqualityCheck<Value>,
}

const checkOfMap = (check: Check) => (check === 'none' ? undefined : checks[check])

/** The installed package. */
export const core: Engine = {
  source({initial, check, connect}) {
    const facet = createFacet<Value>({
      initialValue: initial,
      startSubscription: connect,
      equalityCheck: checks[check],
    })
    return {...facet, clear: () => facet.setWithCallback(() => NO_VALUE)}
  },
  map: (facets, selector, check) =>
    mapFacetsLightweight(facets, selector, checkOfMap(check)),
  memo: (facets, selector, check) => mapFacetsCached(facets, selector, checkOfMap(check)),
  multiObserve: (facets, run) => multiObserve(run, facets),
  effect: effectUnder(underReactDom, useFacetLayoutEffect),
  batch,
  transition: startFacetTransition,
}

/** Returns a function that mounts an effect with this hook, under this renderer. */
export function effectUnder(
  render: (element: ReactElement) => Screen,
  useHook: typeof useFacetEffect,
): Engine['effect'] {
  return (facets, run) => {
    function Effect() {
      useHook(run, [], facets)
      return null
    }
    return render(<Effect />).unmount
  }
}
