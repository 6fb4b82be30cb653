import fc from 'fast-check'
import {expect, it} from 'vitest'
import {reportUrl} from './reportUrl'

const packages = {
  libraries: {
    react: {dependencies: {react: '18.3.1'}},
    a: {dependencies: {react: '18.3.1', a: '1.2.3'}},
    b: {dependencies: {b: '2.0.0'}},
  },
  tools: {},
  newIssueUrl: 'https://example.com/issues/new',
}

function report(text: string) {
  const program = {
    file: 'x.tsx',
    title: 'X & Y',
    root: 'react-dom' as const,
    text,
    page: 'https://example.com/docs/x/',
  }
  const address = reportUrl(program, packages)
  return {
    length: address.length,
    body: new URL(address).searchParams.get('body') ?? '',
  }
}

it('has the page, the versions of what the program uses, and the program', () => {
  const text =
    'import {c} from \'a\'\n\nexport default () => <b title="ü 100% #">{c}</b>\n'
  const {body} = report(text)
  expect(body).toContain(
    '`x.tsx` of https://example.com/docs/x/, with react 18.3.1, a 1.2.3:',
  )
  expect(body).toContain(`tsx\n${text}\n`)
  expect(body).not.toContain('cut here')
})

it('is an address of at most 8,000 characters, with as many whole lines as that allows', () => {
  const line = fc.string({unit: 'grapheme', maxLength: 40})
  const text = fc
    .array(line, {maxLength: 40})
    .chain((lines) =>
      fc
        .integer({min: 1, max: 100})
        .map((times) => `${lines.join('\n')}\n`.repeat(times)),
    )
  fc.assert(
    fc.property(text, (program) => {
      const {length, body} = report(program)
      expect(length).toBeLessThanOrEqual(8_000)
      const shown = /````tsx\n([^]*)\n````/.exec(body)?.[1] ?? 'none'
      if (!body.endsWith('short.')) expect(shown).toBe(program)
      else {
        expect(`${program}\n`.startsWith(`${shown}\n`)).toBe(true)
        expect(length).toBeGreaterThan(7_000)
      }
    }),
    {numRuns: 100},
  )
  expect(report('x'.repeat(100_000)).body).toContain('cut here')
})
