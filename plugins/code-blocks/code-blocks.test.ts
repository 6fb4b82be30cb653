import {describe, expect, it} from 'vitest'
import {highlight} from './highlight'
import {parseFenceMeta, visibleCode} from './remark'

describe('parseFenceMeta', () => {
  it('reads a title and marked lines in any order', () => {
    const meta = parseFenceMeta('{2,4-6} title="hud/Health.tsx"')
    expect(meta.title).toBe('hud/Health.tsx')
    expect([...meta.markedLines]).toEqual([2, 4, 5, 6])
  })

  it('is empty for a plain fence', () => {
    expect(parseFenceMeta('')).toEqual({title: undefined, markedLines: new Set()})
  })
})

describe('visibleCode', () => {
  it('drops what is above the cut and the expected errors', () => {
    const code =
      "// @errors: 2322\nimport 'x'\n// ---cut---\nconst a = 1\n\nconst b = 2\n"
    expect(visibleCode(code)).toBe('const a = 1\n\nconst b = 2')
  })
})

describe('highlight', () => {
  it('gives classes and no inline styles', () => {
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
    expect(highlight('a\nb', 'text', new Set([2]))).toBe(
      'a\n<span class="code-line-marked">b\n</span>',
    )
  })

  it('highlights shell commands', () => {
    expect(highlight('npm install # all', 'bash')).toContain('tok-comment')
  })
})
