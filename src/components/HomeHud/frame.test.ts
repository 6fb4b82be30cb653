import {describe, expect, it} from 'vitest'
import {firstFrame, nextFrame, type Frame, type Unit} from './frame'

function frameAfter(ticks: number, units: number): Frame {
  let frame = firstFrame(units)
  for (let tick = 0; tick < ticks; tick++) frame = nextFrame(frame)
  return frame
}

describe('nextFrame', () => {
  it('makes the same frames every time', () => {
    expect(frameAfter(200, 40)).toEqual(frameAfter(200, 40))
  })

  it('keeps every value in its range', () => {
    let frame = firstFrame(30)
    const seen: Unit[] = []
    for (let tick = 0; tick < 2000; tick++) {
      frame = nextFrame(frame)
      seen.push(...frame.units)
    }
    const range = (values: number[]) => [Math.min(...values), Math.max(...values)]
    expect(range(seen.map(({health}) => health))).toEqual([1, 100])
    expect(range(seen.map(({ammo}) => ammo))).toEqual([1, 30])
    expect(range(seen.map(({cooldown}) => cooldown))).toEqual([0, 40])
    expect(range(seen.flatMap(({x, y}) => [x, y]))).toEqual([0, 120])
  })

  it('replaces what changed and nothing else', () => {
    const before = frameAfter(5, 90)
    const after = nextFrame(before)
    const replaced = after.units.filter((unit, index) => unit !== before.units[index])
    // A third moves, a sixth counts down, a ninth shoots, and they partly coincide.
    expect(replaced.length).toBeGreaterThan(45)
    expect(replaced.length).toBeLessThan(60)
    // The sixth tick brings a hit, the seventh does not.
    expect(after.hits.filter((hit, slot) => hit !== before.hits[slot])).toHaveLength(1)
    expect(nextFrame(after).hits).toBe(after.hits)
  })
})
