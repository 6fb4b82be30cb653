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
})

it('asks for a program that is too long for an address of 8,000 characters', () => {
  const {length, body} = report(`export const text = '${'ü'.repeat(3_000)}'`)
  expect(length).toBeLessThan(1_000)
  expect(body).toContain('paste the program here')
})
