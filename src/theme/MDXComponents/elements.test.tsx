import type {ReactElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test, vi} from 'vitest'
import {Preformatted} from './elements'

vi.mock('@theme/MDXComponents/A', () => ({default: 'a'}))

test('raw HTML keeps its lines, and code without elements is left to its own block', () => {
  const lines = 'one\ntwo'
  const render = (content: ReactElement) => renderToStaticMarkup(content)
  expect(render(<Preformatted>{lines}</Preformatted>)).toBe(`<pre>${lines}</pre>`)
  const marked = (
    <code>
      <b>one</b>
      {'\ntwo'}
    </code>
  )
  expect(render(<Preformatted>{marked}</Preformatted>)).toBe(
    '<pre><code><b>one</b>\ntwo</code></pre>',
  )
  const plain = <code>{lines}</code>
  expect(render(<Preformatted>{plain}</Preformatted>)).toBe(render(plain))
})
