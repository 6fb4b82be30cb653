import {expect, it} from 'vitest'
import {firstUnits, nextUnits, type Unit} from './game'

/** The units at the start and after each update. */
function play(count: number, ticks: number): Unit[][] {
  const states = [firstUnits(count)]
  for (let tick = 1; tick <= ticks; tick++)
    states.push(nextUnits(states.at(-1) ?? [], tick))
  return states
}

it('plays the same game every time', () => {
  expect(play(40, 200)).toEqual(play(40, 200))
})

it('keeps every value in its range', () => {
  const seen = play(30, 2000).flat()
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)]
  expect(range(seen.map(({health}) => health))).toEqual([1, 100])
  expect(range(seen.map(({ammo}) => ammo))).toEqual([1, 30])
  expect(range(seen.flatMap(({x, y}) => [x, y]))).toEqual([0, 120])
})

it('replaces only the units that changed', () => {
  const states = play(90, 7)
  const replaced = (tick: number) =>
    states[tick]?.filter((unit, index) => unit !== states[tick - 1]?.[index]).length
  // A third of the units move, and another ninth shoot.
  expect(replaced(7)).toBe(30 + 10)
  // The sixth update also hits a unit that neither moves nor shoots.
  expect(replaced(6)).toBe(30 + 10 + 1)
})
