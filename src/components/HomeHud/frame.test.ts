import {describe, expect, it} from 'vitest'
import {firstFrame, nextFrame, type Frame} from './frame'

function frameAfter(ticks: number, units: number): Frame {
  let frame = firstFrame(units)
  for (let tick = 0; tick < ticks; tick++) frame = nextFrame(frame)
  return frame
}

describe('nextFrame', () => {
  it('gives the same stream every time', () => {
    expect(frameAfter(200, 40)).toEqual(frameAfter(200, 40))
  })

  it('keeps every value in its range', () => {
    let frame = firstFrame(30)
    for (let tick = 0; tick < 2000; tick++) {
      frame = nextFrame(frame)
      for (const {health, ammo, cooldown, x, y} of frame.units) {
        expect(health >= 1 && health <= 100).toBe(true)
        expect(ammo >= 1 && ammo <= 30).toBe(true)
        expect(cooldown >= 0 && cooldown <= 40).toBe(true)
        expect(x >= 0 && x <= 120 && y >= 0 && y <= 120).toBe(true)
      }
    }
  })

  it('replaces what changed and nothing else', () => {
    const before = firstFrame(90)
    const after = nextFrame(before)
    const replaced = after.units.filter((unit, index) => unit !== before.units[index])
    // A third moves, a sixth counts down, a ninth shoots, and they partly coincide.
    expect(replaced.length).toBeGreaterThan(45)
    expect(replaced.length).toBeLessThan(60)
    expect(after.hits.filter((hit, slot) => hit !== before.hits[slot])).toHaveLength(1)
  })

  it('does not change the frame before it', () => {
    const before = firstFrame(20)
    const copy = structuredClone(before)
    nextFrame(before)
    expect(before).toEqual(copy)
  })
})
