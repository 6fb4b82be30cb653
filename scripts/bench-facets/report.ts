import {median} from '../median'
import {catalogue, type VariantId} from './catalogue'

/** Milliseconds per update of each variant, one number per run. */
export type Samples = Record<VariantId, number[]>

/** A Markdown table of medians, ranges and ratios to the first variant. */
export function formatTable(samples: Samples): string {
  const ids = Object.keys(samples) as VariantId[]
  const [reference] = ids.map((id) => median(samples[id]))
  const rows = ids.map((id) => {
    const {title, renderer} = catalogue[id]
    const middle = median(samples[id])
    const range = `${format(Math.min(...samples[id]))} to ${format(Math.max(...samples[id]))}`
    const ratio = format((reference ?? NaN) / middle)
    return `| ${title} | ${renderer} | ${format(middle)} | ${range} | ${ratio}× |`
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
