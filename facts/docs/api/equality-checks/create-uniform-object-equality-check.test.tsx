import {
  createOptionalValueEqualityCheck,
  createUniformObjectEqualityCheck,
  shallowArrayEqualityCheck,
  strictEqualityCheck,
  type EqualityCheck,
} from '@react-facet/core'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  heardFromHook,
  heardThrough,
  judged,
  judgesRow,
  noticed,
  samplesOf,
  verdicts,
} from '../../../probes'

const sample = samplesOf(import.meta.filename)

facts({
  'The positions notify only when someone moves, joins or leaves.'() {
    const {usePositions} = sample<'usePositions'>('usePositions')
    const ada = {x: 1, y: 1}
    const moved = {x: 2, y: 1}
    const bo = {x: 5, y: 5}
    const players = [{ada}, {ada: {...ada}}, {ada: moved}, {ada: moved, bo}, {bo}]
    const heard = heardFromHook(
      usePositions,
      players.map((current, time) => ({time, players: current})),
    )
    expect(heard).toEqual([{ada}, {ada: moved}, {ada: moved, bo}, {bo}])
  },
})

type Groups = Record<string, number[]>

const sameGroups = createUniformObjectEqualityCheck<Groups>(shallowArrayEqualityCheck)
const row = judgesRow(sameGroups)

facts({
  'nothing yet | any object | different': judged(sameGroups, [{}], 'different'),

  '{a: [1], b: [2]} | {b: [2], a: [1]} | equal': row,

  '{a: [1], b: [2]} | {a: [1]} | different': row,

  '{a: [1]} | {a: [1], c: []} | different': row,

  '{} | {} | equal': row,

  'One comparator per key, made when the key appears and discarded when it disappears. A key that returns gets a new one.'() {
    const log: string[] = []
    let count = 0
    const comparator: EqualityCheck<number> = () => {
      const name = `#${++count}`
      log.push(`${name} made`)
      return (current) => {
        log.push(`${name} gets ${current}`)
        return false
      }
    }
    verdicts<Record<string, number>>(createUniformObjectEqualityCheck(comparator), [
      {a: 1},
      {},
      {a: 2},
    ])
    expect(log).toEqual(['#1 made', '#1 gets 1', '#2 made', '#2 gets 2'])
  },

  'Changes in place are noticed if the comparator notices them': noticed<Groups>(
    sameGroups,
    {a: [1]},
    ({a}) => void a?.push(2),
  ),

  'for…in decides what a key is: enumerable keys count, even inherited ones, but symbols do not.'() {
    const secondVerdict = (make: (value: number[]) => Groups) =>
      verdicts(sameGroups, [make([1]), make([2])])[1]
    const symbol = Symbol('team')
    expect(secondVerdict((a) => Object.create({a}) as Groups)).toBe('different')
    expect(secondVerdict((value) => ({[symbol]: value}))).toBe('equal')
    expect(
      secondVerdict((value) =>
        Object.defineProperty({}, 'a', {value, enumerable: false}),
      ),
    ).toBe('equal')
  },

  'Nesting works: the result is an ordinary check and can be the comparator of another.'() {
    const nested = createUniformObjectEqualityCheck<Record<string, Groups>>(sameGroups)
    const heard = heardThrough(nested, [{t: {a: [1]}}, {t: {a: [1]}}, {t: {a: [2]}}])
    expect(heard).toEqual([{t: {a: [1]}}, {t: {a: [2]}}])
  },

  '{a: undefined} with an array comparator throws if a had items before. Wrap the comparator in createOptionalValueEqualityCheck, or leave the key out.'() {
    const missing = {a: undefined} as unknown as Groups
    expect(() => verdicts(sameGroups, [{a: [1]}, missing])).toThrow(TypeError)
    expect(verdicts(sameGroups, [{a: []}, missing])[1]).toBe('equal')
    expect(verdicts(sameGroups, [{a: [1]}, {}])[1]).toBe('different')
    const check = createUniformObjectEqualityCheck<Record<string, number[] | undefined>>(
      createOptionalValueEqualityCheck(shallowArrayEqualityCheck),
    )
    const heard = heardThrough(check, [{a: [1]}, {a: undefined}, {a: undefined}])
    expect(heard).toEqual([{a: [1]}, {a: undefined}])
  },

  'A Date, Map or Set in place of the object, or an instance of a class whose data is behind getters, has no enumerable keys: any two are equal.':
    () => claims.builtInsAreEqual(sameGroups as unknown as EqualityCheck<object>),
})

const sameScores =
  createUniformObjectEqualityCheck<Record<string, number>>(strictEqualityCheck)

/** The verdicts on a change of the value under a key, and on the same value again. */
const changeAndRepeat = (key: string) =>
  verdicts(
    sameScores,
    [1, 2, 2].map((score) => Object.fromEntries([[key, score]])),
  ).slice(1)

facts({
  'constructor, toString, toLocaleString, valueOf | equal | equal'() {
    for (const key of ['constructor', 'toString', 'toLocaleString', 'valueOf']) {
      expect(changeAndRepeat(key)).toEqual(['equal', 'equal'])
    }
  },

  'hasOwnProperty, isPrototypeOf, propertyIsEnumerable, __lookupGetter__, __lookupSetter__ | different | different'(
    title,
  ) {
    for (const key of title.split(' | ', 1).join().split(', ')) {
      expect(changeAndRepeat(key)).toEqual(['different', 'different'])
    }
  },

  '__defineGetter__, __defineSetter__, an own __proto__ | throws | throws'() {
    for (const key of ['__defineGetter__', '__defineSetter__', '__proto__']) {
      const isEqual = sameScores()
      for (const score of [1, 2, 2]) {
        const scores = Object.fromEntries([[key, score]])
        expect(() => isEqual(scores)).toThrow(TypeError)
      }
    }
  },

  'Where players choose the keys, prefix them:'() {
    const {byPlayer} = sample<'byPlayer', (entries: object[]) => object>('byPlayer')
    expect(byPlayer([{name: 'constructor', score: 3}])).toEqual({'player:constructor': 3})
    expect(changeAndRepeat('player:constructor')).toEqual(['different', 'equal'])
  },
})
