import {median} from '../median'

/** Milliseconds per update of each variant, by name and renderer, one number per run. */
export type Samples = ReadonlyMap<string, readonly number[]>

/** A Markdown table of medians, ranges and ratios to the first variant. */
export function formatTable(samples: Samples): string {
  const [reference = []] = samples.values()
  const rows = [...samples].map(([name, times]) => {
    const middle = median(times)
    const range = `${format(Math.min(...times))} to ${format(Math.max(...times))}`
    const ratio = format(median(reference) / middle)
    return `| ${name} | ${format(middle)} | ${range} | ${ratio}× |`
  })
  return [
    '| How the list is built | Renderer | Milliseconds per update | Range | Faster than the first |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

/** Two significant digits. */
function format(value: number): string {
  return String(Number(value.toPrecision(2)))
}
