import {describe, expect, it} from 'vitest'
import {hideSprite, insertPolicy, parsePage} from './page'
import {readMetaPolicy, readPage, serializePage} from './page'

const page = (body: string, head = '') =>
  parsePage(
    `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`,
  )

describe('serializePage', () => {
  it('closes what browsers close by themselves', () => {
    const html = serializePage(page('<ul><li>a<li>b</ul><p class=x>c<p>d'))
    expect(html).toContain(
      '<ul><li>a</li><li>b</li></ul><p class="x">c</p><p>d</p></body></html>',
    )
  })

  it('leaves scripts, comments and what is in noscript as they are', () => {
    const body =
      '<!-- --><script>a < b && "</p>"</script><noscript><img src="x"></noscript>'
    expect(serializePage(page(body))).toContain(`<body>${body}</body>`)
  })
})

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
  const withPolicy = (document: ReturnType<typeof page>) => {
    insertPolicy(document, "default-src 'self'")
    return document
  }

  it('writes the policy after the encoding and before everything else', () => {
    expect(serializePage(withPolicy(page('', '<script>a()</script>')))).toContain(
      '<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" ' +
        'content="default-src \'self\'"><script>a()</script>',
    )
    expect(serializePage(withPolicy(page('')))).toContain('<meta charset="UTF-8"><meta')
  })

  it('begins the head where there is no encoding', () => {
    const document = parsePage('<html><head><title>x</title></head></html>')
    expect(serializePage(withPolicy(document))).toMatch(/^<html><head><meta http-equiv/)
  })

  it('is read by readMetaPolicy, which fails without one', () => {
    expect(readMetaPolicy(withPolicy(page('')))).toBe("default-src 'self'")
    expect(() => readMetaPolicy(page(''))).toThrow('no policy')
  })
})

describe('hideSprite', () => {
  it('hides the icons without an inline style, and nothing else', () => {
    const document = page(
      '<svg style="display: none;"><defs><symbol id=i /></defs></svg><svg>1</svg>',
    )
    hideSprite(document)
    expect(readPage(document).forbidden).toEqual([])
    expect(serializePage(document)).toContain(
      '<body><div hidden=""><svg><defs><symbol id="i"></symbol></defs></svg></div><svg>1</svg>',
    )
  })

  it('leaves a page without icons alone', () => {
    const document = page('<svg>1</svg>')
    hideSprite(document)
    expect(serializePage(document)).toContain('<body><svg>1</svg></body>')
  })
})
