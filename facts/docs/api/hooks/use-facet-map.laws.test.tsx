import {createFacet, useFacetMap, type Facet} from '@react-facet/core'
import fc from 'fast-check'
import {expect} from 'vitest'
import {law} from '../../../law'
import {heardFrom, resultOf} from '../../../probes'

const object = {x: 1}
const fn = () => 1

/** A result of a selector, from a short list, so that some results are equal. */
const result = fc.constantFrom<unknown>(
  0,
  1,
  'a',
  '',
  true,
  false,
  null,
  undefined,
  object,
  fn,
  [],
)
const results = fc.array(result, {minLength: 1, maxLength: 8, size: 'max'})

/** The results that pass the default check: objects, and primitives unlike the previous result. */
function passing(values: unknown[]) {
  return values.filter((value, index) => {
    return index === 0 || value instanceof Object || value !== values[index - 1]
  })
}

/** A map that gives the first of the values until `setIndex` picks another. */
function mapOf(values: unknown[]) {
  const index = createFacet({initialValue: 0})
  const map: Facet<unknown> = resultOf(() => useFacetMap((at) => values[at], [], [index]))
  return {map, setIndex: index.set}
}

law(
  'With the default check, every object, array or function notifies, even one with the same content, even the same reference.',
  fc.property(results, (values) => {
    const {map, setIndex} = mapOf(values)
    const heard = heardFrom(map)
    for (const index of values.keys()) setIndex(index)
    expect(heard).toEqual(passing(values))
  }),
)

law(
  'The first value that an observer gets is not compared with anything, so with the default check it always arrives.',
  fc.property(results, (values) => {
    const {map, setIndex} = mapOf(values)
    for (const index of values.keys()) {
      setIndex(index)
      expect(heardFrom(map)).toEqual([values[index]])
    }
  }),
)
