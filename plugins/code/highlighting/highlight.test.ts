import {describe, expect, it} from 'vitest'
import {highlight} from './highlight'

describe('highlight', () => {
  it('uses classes, not inline styles', () => {
    const html = highlight("const name = 'x' // why", 'ts')
    expect(html).toContain('<span class="tok-keyword">const</span>')
    expect(html).toContain('<span class="tok-comment">// why</span>')
    expect(html).not.toContain('style=')
  })

  it('keeps the text, character by character', () => {
    const code = 'const a = <T,>(x: T) => `a\n${x}` && "&amp;"\n\nreturn a < b'
    const text = highlight(code, 'tsx')
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
    expect(text).toBe(code)
  })

  it('marks lines', () => {
    expect(highlight('a\nb', 'text', {markedLines: new Set([2])})).toBe(
      'a\n<span class="code-line-marked">b\n</span>',
    )
  })

  it('links names and keeps their colour', () => {
    const code = 'import {batch} from "x"\n\nbatch(a & b)'
    const link = {href: '/docs/helpers#batch', isTabStop: true}
    const html = highlight(code, 'ts', {
      links: [
        {...link, start: 8, end: 13},
        {...link, start: 25, end: 30, isTabStop: false},
      ],
    })
    expect(html).toContain('{<a href="/docs/helpers#batch">batch</a>}')
    expect(html).toContain(
      '<span class="tok-function"><a href="/docs/helpers#batch" tabindex="-1">batch</a></span>(a &amp; b)',
    )
  })

  it('highlights shell commands', () => {
    expect(highlight('npm install # all', 'bash')).toContain('tok-comment')
  })
})
