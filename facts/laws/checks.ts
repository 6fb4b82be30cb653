import type {EqualityCheck} from '@react-facet/core'
import fc, {type Arbitrary, type IProperty} from 'fast-check'
import {expect} from 'vitest'
import {verdicts} from '../probes'

/** Random primitives from a short list, so that some are equal. */
export const primitive = fc.constantFrom(0, 1, 'a', true, null)

/** Flat objects with some of three keys. */
export const flatObject: Arbitrary<Record<string, 0 | 1 | 'a' | true | null>> =
  fc.dictionary(fc.constantFrom('x', 'y', 'z'), primitive as never, {
    maxKeys: 3,
    noNullPrototype: true,
  })

/**
 * The property that a check says "equal" exactly when `isSame` holds for the previous value and
 * the current one. The values are random, and no two of them are the same object.
 */
export function judges<T>(
  check: EqualityCheck<T>,
  value: Arbitrary<T>,
  isSame: (previous: T, current: T) => boolean,
): IProperty<[T[]]> {
  return fc.property(fc.array(value, {maxLength: 8, size: 'max'}), (values) => {
    expect(verdicts(check, structuredClone(values))).toEqual(
      expectedVerdicts(values, isSame),
    )
  })
}

/** Like `judges`, but for one object that is changed in place. */
export function judgesInPlace<T extends object>(
  check: EqualityCheck<T>,
  value: Arbitrary<T>,
  isSame: (previous: T, current: T) => boolean,
): IProperty<[T[]]> {
  return fc.property(fc.array(value, {maxLength: 8, size: 'max'}), (values) => {
    const isEqual = check()
    const object = (Array.isArray(values[0]) ? [] : {}) as T
    const actual = values.map((next) => {
      for (const key of Object.keys(object)) Reflect.deleteProperty(object, key)
      if (Array.isArray(object)) object.length = 0
      Object.assign(object, structuredClone(next))
      return isEqual(object) ? 'equal' : 'different'
    })
    expect(actual).toEqual(expectedVerdicts(values, isSame))
  })
}

function expectedVerdicts<T>(values: T[], isSame: (previous: T, current: T) => boolean) {
  return values.map((value, index) =>
    index > 0 && isSame(values[index - 1] as T, value) ? 'equal' : 'different',
  )
}

/** Whether two values have the same content at any depth, in any key order. */
export function hasSameContent(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b
  const [first, second] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    first.length === second.size &&
    first.every(
      ([key, value]) => second.has(key) && hasSameContent(value, second.get(key)),
    )
  )
}

/** A check that says "equal" until the sum of all values it was called with exceeds four. */
const sumCheck: EqualityCheck<number> = () => {
  let sum = 0
  return (current) => {
    sum += current
    return sum <= 4
  }
}

/** The property that a combined check keeps one instance of its comparator for each item. */
export function keepsOnePerItem(
  make: (comparator: EqualityCheck<number>) => EqualityCheck<number[]>,
): IProperty<[number[][]]> {
  const row = fc.array(fc.nat(2), {minLength: 3, maxLength: 3})
  return fc.property(fc.array(row, {maxLength: 8, size: 'max'}), (rows) => {
    const instances = [sumCheck(), sumCheck(), sumCheck()]
    const expected = rows.map((values, index) => {
      const equal = values.map((value, at) => instances[at]?.(value))
      return index > 0 && !equal.includes(false) ? 'equal' : 'different'
    })
    expect(verdicts(make(sumCheck), rows)).toEqual(expected)
  })
}
