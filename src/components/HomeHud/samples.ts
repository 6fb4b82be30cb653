/** How many of the last updates are plotted and averaged: two seconds at 60 a second. */
export const SAMPLE_COUNT = 120

/** Adds a sample to the last ones and forgets the oldest. */
export const addSample = (samples: readonly number[], sample: number) =>
  [...samples, sample].slice(-SAMPLE_COUNT)

/** The mean, or undefined when there is nothing to take it of. */
export function mean(samples: readonly number[]): number | undefined {
  if (samples.length === 0) return undefined
  return samples.reduce((sum, sample) => sum + sample, 0) / samples.length
}

/**
 * The upper end of a scale that shows all samples: 1, 2 or 5 times a power of ten, so
 * that it seldom changes.
 */
export function scaleEnd(samples: readonly number[]): number {
  const highest = Math.max(0.1, ...samples)
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 5].find((factor) => factor * power >= highest) ?? 10
  return step * power
}

/**
 * The points of an SVG polyline with the newest sample at the right edge.
 *
 * @param end the value that reaches the top
 */
export function polyline(
  samples: readonly number[],
  end: number,
  {width, height}: {width: number; height: number},
): string {
  const step = width / (SAMPLE_COUNT - 1)
  const start = width - (samples.length - 1) * step
  return samples
    .map((sample, index) => {
      const x = start + index * step
      const y = height * (1 - Math.min(1, sample / end))
      return `${x.toFixed(1)},${y.toFixed(1)}`
    })
    .join(' ')
}
