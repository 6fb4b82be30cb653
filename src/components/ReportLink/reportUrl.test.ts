import {expect, it} from 'vitest'
import {reportUrl} from './reportUrl'

it('names page and section in a new issue, whatever characters they have', () => {
  const url = new URL(reportUrl('A & B #1', 'https://example.com/docs/a?b=c&d#e'))
  expect(url.origin + url.pathname).toBe('https://github.com/mojang/ore-ui/issues/new')
  expect(url.searchParams.get('title')).toBe('Docs: A & B #1')
  expect(url.searchParams.get('body')).toContain(
    'Page: https://example.com/docs/a?b=c&d#e\n',
  )
})
