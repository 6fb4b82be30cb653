import {describe, expect, it} from 'vitest'
import {hideSprite, insertPolicy, readMetaPolicy, readPage} from './page'

const page = (body: string, head = '') =>
  `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`

describe('readPage', () => {
  it('finds inline scripts of every type that runs, and no data', () => {
    const html = page(
      '<script>a()</script><script type=module>b()</script><script type=importmap>{}</script>' +
        '<script type="Text/JavaScript">c()</script><script type=speculationrules>{"e":1}</script>' +
        '<script src=/x.js></script><script type=application/ld+json>{"d":1}</script>',
    )
    expect(readPage(html).inlineScripts).toEqual(['a()', 'b()', '{}', 'c()', '{"e":1}'])
  })

  it('reads what a browser reads, not what only looks like markup', () => {
    const html = page(
      '<!-- <script>no()</script> --><textarea><script>no()</script></textarea>' +
        '<p title="<script>no()</script>"></p><SCRIPT>yes()</SCRIPT >',
    )
    expect(readPage(html).inlineScripts).toEqual(['yes()'])
  })

  it('looks into templates', () => {
    expect(readPage(page('<template><p style=a></p></template>')).forbidden).toHaveLength(
      1,
    )
  })

  it.each([
    ['<p style="color:red">', 'a style attribute'],
    ['<noscript><p style="color:red"></noscript>', 'a style attribute'],
    ['<style>p{}</style>', 'an inline style sheet'],
    ['<svg><style>p{}</style>', 'an inline style sheet'],
    ['<img onerror=a()>', 'an inline event handler, onerror'],
    ['<a href=" JavaScript:a()">', 'a javascript: URL in href'],
  ])('reports %s', (html, reason) => {
    expect(readPage(page(html)).forbidden).toEqual([
      {
        reason,
        excerpt: expect.stringContaining(
          html.replace(/<(?:svg|noscript)>/, '').slice(0, 8),
        ) as string,
      },
    ])
  })
})

describe('insertPolicy', () => {
  it('writes the policy after the encoding and before everything else', () => {
    expect(
      insertPolicy(page('', '<script>a()</script>'), "default-src 'self'"),
    ).toContain(
      '<meta charset=UTF-8><meta http-equiv="Content-Security-Policy" ' +
        'content="default-src \'self\'"><script>a()</script>',
    )
  })

  it('begins the head where there is no encoding', () => {
    expect(insertPolicy('<html><head><title>x</title></head></html>', 'p')).toMatch(
      /^<html><head><meta http-equiv/,
    )
  })

  it('refuses a text without a head', () => {
    expect(() => insertPolicy('just text', 'p')).toThrow('The page has no head.')
  })
})

describe('hideSprite', () => {
  it('hides the icons without an inline style, and nothing else', () => {
    const html = hideSprite(
      page('<svg style="display: none;"><defs><symbol id=i /></defs></svg><svg>1</svg>'),
    )
    expect(readPage(html).forbidden).toEqual([])
    expect(html).toContain('<div hidden><svg><defs><symbol id=i /></defs></svg></div>')
    expect(html).toContain('<svg>1</svg>')
  })
})

describe('readMetaPolicy', () => {
  it('reads the policy that insertPolicy wrote', () => {
    expect(readMetaPolicy(insertPolicy(page(''), "default-src 'none'"))).toBe(
      "default-src 'none'",
    )
  })

  it('fails without one', () => {
    expect(() => readMetaPolicy(page(''))).toThrow('no policy')
  })
})
