import {createFacet, NO_VALUE, type Facet, type Option} from '@react-facet/core'
import fc, {type Arbitrary} from 'fast-check'
import type {Check, Engine, Selector, Source, Value} from './engine'

/**
 * What a selector computes. The result of `list` differs whenever the values do; `sum` weights
 * the values by their place, and is taken modulo 5.
 */
type Computation = 'list' | 'sum' | 'box' | 'onlyEven' | 'throwsOnThree'

/**
 * A facet of a network. `of` lists the indexes of the facets that it is derived from, and `sends`
 * the values that arrive when it is connected.
 */
export type Node =
  | {kind: 'source'; initial?: number; check: Check}
  | {kind: 'connected'; initial?: number; check: Check; sends: number[]}
  | {kind: 'map' | 'memo'; of: number[]; computes: Computation; check: Check}

/** Sources, and facets that are derived from earlier ones. */
export type Network = Node[]

/** The facets of a network, made by the package or by the model. */
export interface Facets {
  all: Facet<Value>[]
  sources: Source[]
}

/** A value as a number. */
const numberOf = (value: Value): number =>
  typeof value === 'object' ? numberOf(value.box) : Number(value) || 0

const computations: Record<Computation, Selector> = {
  list: (...values) => `(${values.map(show).join(' ')})`,
  sum: (...values) =>
    values.reduce<number>((sum, value, index) => sum + (index + 1) * numberOf(value), 0) %
    5,
  box: (value) => ({box: value}),
  onlyEven: (value) => (numberOf(value) % 2 === 0 ? value : NO_VALUE),
  throwsOnThree(value) {
    if (numberOf(value) === 3) throw new Error('three')
    return value
  },
}

/** Formats a value for the log. */
export function show(value: Option<Value>): string {
  if (value === NO_VALUE) return 'NO_VALUE'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Creates a network's facets, which log each selector run, connection and disconnection. */
export function build(
  network: Network,
  engine: Engine,
  log: (line: string) => void,
): Facets {
  const all: Facet<Value>[] = []
  const sources: Source[] = []
  network.forEach((node, index) => {
    if ('of' in node) {
      const selector: Selector = (...values) => {
        log(`${index} selects ${values.map(show).join(' ')}`)
        return computations[node.computes](...values)
      }
      const facets = node.of.map((source) => at(all, source))
      all.push(engine[node.kind](facets, selector, node.check))
      return
    }
    const source = engine.source({
      initial: node.initial ?? NO_VALUE,
      check: node.check,
      connect:
        node.kind === 'connected'
          ? (update) => {
              log(`${index} connects`)
              node.sends.forEach(update)
              return () => log(`${index} disconnects`)
            }
          : undefined,
    })
    sources.push(source)
    all.push(source)
  })
  return {all, sources}
}

/** What random networks may consist of; by default, everything. */
interface NetworkOptions {
  derived?: ('map' | 'memo')[]
  computes?: Computation[]
  checks?: Check[]
  /** Whether sources have a value from the start, and no connection. */
  simpleSources?: boolean
  maxDerived?: number
}

/** Random objects that print like object literals. */
export function record<T>(model: {[K in keyof T]: Arbitrary<T[K]>}): Arbitrary<T> {
  return fc.record(model, {noNullPrototype: true})
}

/** One of a few values, so that some writes repeat a value. */
export const someValue = fc.integer({min: 0, max: 4})
/** A random index, for `at`. */
export const place = fc.nat({max: 99})
/** A random small count. */
export const several = fc.integer({min: 2, max: 5})
/** Random writes to facets, in order. */
export const writes = fc.array(record({index: place, value: someValue}), {maxLength: 12})

/** Facets whose values are 0, 1, 2 and so on. */
export const sources = (count: number) =>
  Array.from({length: count}, (_, index) => createFacet<number>({initialValue: index}))

/** The item at an index, which wraps around. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('there are no items')
  return item
}

/** A selector whose result differs whenever its values do. */
export const list = (...values: unknown[]) => values.join(' ')

/** Random networks: a few sources, then facets that are derived from earlier ones. */
export function networks({
  derived = ['map', 'memo'],
  computes = ['list', 'sum', 'box', 'onlyEven', 'throwsOnThree'],
  checks = ['none', 'default', 'strict'],
  simpleSources = false,
  maxDerived = 5,
}: NetworkOptions = {}): Arbitrary<Network> {
  const check = fc.constantFrom(...checks)
  const initial = simpleSources
    ? someValue
    : fc.option(someValue, {nil: undefined, freq: 4})
  const plain = record({kind: fc.constant('source' as const), initial, check})
  const connected = record({
    kind: fc.constant('connected' as const),
    initial,
    check,
    sends: fc.array(someValue, {maxLength: 2}),
  })
  const source: Arbitrary<Node> = simpleSources
    ? plain
    : fc.oneof({weight: 3, arbitrary: plain}, {weight: 1, arbitrary: connected})
  const blueprint = record({
    kind: fc.constantFrom(...derived),
    of: fc.array(fc.nat({max: 99}), {minLength: 1, maxLength: 3}),
    computes: fc.constantFrom(...computes),
    check,
  })
  return fc
    .tuple(
      fc.array(source, {minLength: 1, maxLength: 3}),
      fc.array(blueprint, {maxLength: maxDerived}),
    )
    .map(([sources, blueprints]) => {
      const network: Network = [...sources]
      for (const {of, ...rest} of blueprints) {
        network.push({...rest, of: of.map((anyIndex) => anyIndex % network.length)})
      }
      return network
    })
}
