import {expect, it} from 'vitest'
import {median} from './median'

it('takes the middle of an odd and of an even number of values', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(median([7])).toBe(7)
  expect(median([])).toBeNaN()
})
