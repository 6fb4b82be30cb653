import {expect, it, vi} from 'vitest'
import {attempt, formatReport, type Figures, type Result} from './report'

function resultOf(
  site: string,
  copies: number,
  samples: Record<string, number[]>,
): Result {
  return {
    title: `The ${site} site`,
    copies,
    pages: 10 * copies,
    samples: new Map(Object.entries(samples)),
    failures: new Map(),
  }
}

it('shows each median with its ratio to that of the first site, or alone if there is no such ratio', () => {
  const report = formatReport(
    [
      resultOf('ours', 1, {
        'Active, kB': [28, 1, 99],
        'Blocking, ms': [0],
        Requests: [3],
      }),
      resultOf('peer', 1, {
        'Active, kB': [56],
        'Blocking, ms': [641],
        'Layout shift': [0.1],
      }),
    ],
    'Medians of 3 rounds.',
  )
  expect(report.split('\n')).toEqual([
    'Medians of 3 rounds.',
    '',
    '### 10 pages (1×)',
    '',
    '|  | The ours site | The peer site |',
    '| --- | ---: | ---: |',
    '| Active, kB | 28.0 (1.00) | 56.0 (2.00) |',
    '| Blocking, ms | 0 (1.00) | 641 |',
    '| Requests | 3 (1.00) | – |',
    '| Layout shift | – | 0.100 |',
    '',
  ])
})

it('keeps the other figures when a step fails, and does not retry the step', async () => {
  const result = resultOf('peer', 1, {})
  const search = vi.fn(() => Promise.reject<Figures>(new Error('There is no result.')))
  const log = vi.spyOn(console, 'error').mockReturnValue()
  for (let round = 1; round <= 2; round++) {
    await attempt(result, 'visit', () => Promise.resolve({'Active, kB': round}))
    await attempt(result, 'search', search)
  }
  expect(search).toHaveBeenCalledOnce()
  expect(log).toHaveBeenLastCalledWith('The peer site, 10 pages: visit')
  const report = formatReport([result], '')
  expect(report).toContain('| Active, kB | 1.5 (1.00) |')
  expect(report).toContain('Not measured: The peer site at 1×, search.')
  expect(report).toContain('There is no result.')
})
