import {expect, it} from 'vitest'
import {resultOf, visitOf} from './fixture'
import {formatCell, formatReport, replaceSection} from './report'

it('shows a value with its ratio to the first', () => {
  expect(formatCell(28_700, 28_700, 'kB')).toBe('28.7 (1.00)')
  expect(formatCell(320_000, 28_700, 'kB')).toBe('320.0 (11.15)')
  expect(formatCell(1044, undefined, 'ms')).toBe('1044')
  expect(formatCell(undefined, 1, 'ms')).toBe('–')
})

it('gives no ratio to nothing', () => {
  expect(formatCell(641, 0, 'ms')).toBe('641')
  expect(formatCell(0, 0, 'ms')).toBe('0 (1.00)')
})

it('compares the sites of each size and names what could not be measured', () => {
  const ours = {...resultOf('ours', 10, 1000), others: {blog: [visitOf(5000, 9000)]}}
  const report = formatReport(
    [ours, resultOf('stock', 10, 4000), resultOf('ours', 110, 21_000)],
    [{title: 'Starlight', copies: 1, reason: 'npm install failed'}],
    'Medians of 2 rounds.',
  )
  expect(report).toContain('| Untouched, kB | 1.5 (1.00) | 6.0 (4.00) |')
  expect(report).toContain('### 110 pages (11×)')
  expect(report).toContain('| The ours site: blog | 5.0 | 9.0 |')
  expect(report).toContain('| The ours site | 110 | 200 | 600 |')
  expect(report).toContain('| The ours site: tab | 800 |')
  expect(report).toContain('Not measured: Starlight at 1×.')
  expect(report).toContain('npm install failed')
  expect(report).not.toContain('font')
})

it('replaces a section and nothing else', () => {
  const text = 'before\n<!-- a:begin -->\nold\n<!-- a:end -->\nafter'
  expect(replaceSection(text, 'a', 'new')).toBe(
    'before\n<!-- a:begin -->\n\nnew\n\n<!-- a:end -->\nafter',
  )
  expect(() => replaceSection(text, 'b', 'new')).toThrow('no section marked b')
})
