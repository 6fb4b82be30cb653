import {describe, expect, it} from 'vitest'
import {addSample, mean, polyline, SAMPLE_COUNT, scaleEnd} from './samples'

describe('addSample', () => {
  it('keeps the newest samples', () => {
    let samples: number[] = []
    for (let n = 0; n < SAMPLE_COUNT + 5; n++) samples = addSample(samples, n)
    expect(samples).toHaveLength(SAMPLE_COUNT)
    expect([samples[0], samples.at(-1)]).toEqual([5, SAMPLE_COUNT + 4])
  })
})

describe('mean', () => {
  it('is the sum by the count, and nothing of nothing', () => {
    expect(mean([1, 2, 6])).toBe(3)
    expect(mean([])).toBeUndefined()
  })
})

describe('scaleEnd', () => {
  it.each([
    [[], 0.1],
    [[0.3, 0.7], 1],
    [[1.2], 2],
    [[4], 5],
    [[6], 10],
    [[10], 10],
  ])('of %j is %d', (samples, end) => {
    expect(scaleEnd(samples)).toBeCloseTo(end)
  })
})

describe('polyline', () => {
  const size = {width: SAMPLE_COUNT - 1, height: 10}

  it('ends at the right edge, with high values at the top', () => {
    expect(polyline([0, 1, 2], 2, size)).toBe('117.0,10.0 118.0,5.0 119.0,0.0')
  })

  it('keeps what is too high inside', () => {
    expect(polyline([9], 2, size)).toBe('119.0,0.0')
  })
})
