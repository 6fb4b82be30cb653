import {formatValue, metrics, type SiteResult} from './results'

/** What the plot compares, of all that is measured: metric and what it is called there. */
const panels = [
  ['Untouched', 'Transferred before anybody touches the page, kB'],
  ['Active', 'Transferred after the first sign of a reader, kB'],
  ['Largest paint', 'Largest contentful paint, ms'],
  ['Blocking, active', 'Main thread blocked, the first sign of a reader included, ms'],
  ['Clean build', 'Clean build, s'],
] as const

/** In pixels. The card has a background of its own, so that it suits light and dark pages. */
const layout = {
  width: 840,
  padding: 24,
  labelWidth: 190,
  valueWidth: 70,
  titleHeight: 30,
  barHeight: 16,
  barGap: 6,
  panelGap: 20,
}

const colours = {
  background: '#11151c',
  text: '#e6eaf0',
  muted: '#a3adba',
  ours: '#5dd39e',
  others: '#5b6b80',
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function textAt(x: number, y: number, fill: string, text: string, more = ''): string {
  return `<text x="${x}" y="${y}" fill="${fill}"${more}>${escape(text)}</text>`
}

interface Bar {
  title: string
  value: number
  shown: string
  ours: boolean
}

function barsOf(results: readonly SiteResult[], name: string): Bar[] {
  const metric = metrics.find(({title}) => title === name)
  if (!metric) throw new Error(`There is no metric ${name}.`)
  return results.flatMap((result) => {
    const value = metric.read(result)
    if (value === undefined) return []
    const shown = formatValue(value, metric.unit)
    return {title: result.title, value, shown, ours: result.site === 'ours'}
  })
}

function drawPanel(title: string, bars: readonly Bar[], top: number): string[] {
  const {width, padding, labelWidth, valueWidth, titleHeight, barHeight, barGap} = layout
  const left = padding + labelWidth
  const room = width - left - valueWidth - padding
  const most = Math.max(...bars.map(({value}) => value), Number.MIN_VALUE)
  return [
    textAt(padding, top + 14, colours.text, title, ' font-weight="600"'),
    ...bars.flatMap((bar, index) => {
      const y = top + titleHeight + index * (barHeight + barGap)
      const length = Math.max((bar.value / most) * room, 1)
      const fill = bar.ours ? colours.ours : colours.others
      const ink = bar.ours ? colours.text : colours.muted
      return [
        textAt(left - 10, y + 12, ink, bar.title, ' text-anchor="end"'),
        `<rect x="${left}" y="${y}" width="${length.toFixed(1)}" height="${barHeight}" rx="3" fill="${fill}"/>`,
        textAt(left + Number(length.toFixed(1)) + 8, y + 12, ink, bar.shown),
      ]
    }),
  ]
}

/**
 * Draws the main figures of a run as bars.
 *
 * @param results of one size
 * @returns an SVG document; shorter bars are better
 */
export function drawPlot(results: readonly SiteResult[]): string {
  const {width, padding, titleHeight, barHeight, barGap, panelGap} = layout
  const panelHeight = titleHeight + results.length * (barHeight + barGap) + panelGap
  const height = 2 * padding + panels.length * panelHeight - panelGap
  const drawn = panels.map(([name, title]) => ({title, bars: barsOf(results, name)}))
  const description = drawn
    .map(({title, bars}) => {
      const values = bars.map((bar) => `${bar.title} ${bar.shown}`)
      return `${title}: ${values.join(', ')}.`
    })
    .join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    '<title>The same docs page, made in different ways; shorter is better</title>',
    `<desc>${escape(description)}</desc>`,
    `<rect width="${width}" height="${height}" rx="12" fill="${colours.background}"/>`,
    ...drawn.flatMap(({title, bars}, index) =>
      drawPanel(title, bars, padding + index * panelHeight),
    ),
    '</svg>',
    '',
  ].join('\n')
}
