import {load} from 'cheerio'
import {describe, expect, it} from 'vitest'
import {hashInline} from '../../lib/hashInline'
import {allowedScripts, hideSprite, insertPolicy, readMetaPolicy, readPage} from './page'

const html = (body: string, head = '') =>
  `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`
const page = (body: string, head = '') => load(html(body, head))

describe('readPage', () => {
  it('finds inline scripts of the types that the policy restricts, but no data such as JSON-LD', () => {
    const source = html(
      '<script>a()</script><script type=module>b()</script><script type=importmap>{}</script>' +
        '<script type=text/jscript>d()</script><script type="Text/JavaScript">c()</script><script type=speculationrules>{"e":1}</script>' +
        '<script src=/x.js></script><script type=application/ld+json>{"d":1}</script>',
    )
    expect(readPage(source).inlineScripts).toEqual([
      'a()',
      'b()',
      '{}',
      'd()',
      'c()',
      '{"e":1}',
    ])
  })

  it.each([
    ['', true],
    [' module ', true],
    ['text/ecmascript', true],
    ['application/javascript', true],
    ['application/x-javascript', true],
    ['text/plain', false],
    ['my-module', false],
    ['modules', false],
    ['text/x-java', false],
  ])('a script of type "%s" is a program: %s', (type, isProgram) => {
    const source = html(`<script type="${type}">a()</script>`)
    expect(readPage(source).inlineScripts).toEqual(isProgram ? ['a()'] : [])
  })

  it('ignores scripts in comments, text fields and attributes', () => {
    const source = html(
      '<!-- <script>no()</script> --><textarea><script>no()</script></textarea>' +
        '<p title="<script>no()</script>"></p><SCRIPT>yes()</SCRIPT >',
    )
    expect(readPage(source).inlineScripts).toEqual(['yes()'])
  })

  it('looks into templates', () => {
    expect(readPage(html('<template><p style=a></p></template>')).forbidden).toHaveLength(
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
    ['<a href="  javascript:a()">', 'a javascript: URL in href'],
  ])('reports %s', (element, reason) => {
    expect(readPage(html(element)).forbidden).toEqual([
      {
        reason,
        excerpt: expect.stringContaining(
          element.replace(/<(?:svg|noscript)>/, '').slice(0, 8),
        ) as string,
      },
    ])
  })

  it.each(['<a href="/a?javascript:">', '<i data-on=a icon=b>'])(
    'allows %s',
    (element) => {
      expect(readPage(html(element)).forbidden).toEqual([])
    },
  )

  it('quotes only the beginning of an element', () => {
    const [problem] = readPage(html(`<i style=a>${'b'.repeat(1000)}</i>`)).forbidden
    expect(problem?.excerpt).toMatch(/^<i style="a">b{50,150}$/)
  })
})

describe('allowedScripts', () => {
  const pageOf = (path: string, body: string) => ({
    path,
    ...readPage(`<html><body><script>all()</script>${body}</body></html>`),
  })

  it('lists one hash for a script that every page has', () => {
    expect(allowedScripts([pageOf('a.html', ''), pageOf('b.html', '')])).toEqual([
      hashInline('all()'),
    ])
  })

  it('names a page with an inline script of its own, and quotes the script', () => {
    const pages = [pageOf('a.html', '<script>own()</script>'), pageOf('b.html', '')]
    expect(() => allowedScripts(pages)).toThrow(
      /^a\.html has an inline script of its own: own\(\)$/m,
    )
  })

  it('names every page with forbidden code, and says what to do', () => {
    const pages = [
      pageOf('a.html', `<script>${'a'.repeat(1000)}</script>`),
      pageOf('b.html', '<i style="top:0">'),
    ]
    expect(() => allowedScripts(pages)).toThrow(
      /SECURITY\.md.*\n?.*Use a separate file.*\na\.html has an inline script of its own: a{50,150}\nb\.html has a style attribute: <i style="top:0">/,
    )
  })
})

describe('insertPolicy', () => {
  it('leaves the body as it is, but for the closing tags and quotation marks that are optional', () => {
    const body =
      '<!-- --><script>a < b && "</p>"</script><noscript>&lt;<img src=x></noscript>'
    const document = page(`${body}<ul><li>a<li>b</ul><p class=x>c<p>d`)
    insertPolicy(document, '')
    expect(document.html()).toContain(
      `<body>${body}<ul><li>a</li><li>b</li></ul><p class="x">c</p><p>d</p></body></html>`,
    )
  })

  const withPolicy = (document: ReturnType<typeof page>) => {
    insertPolicy(document, "default-src 'self'")
    return document
  }

  it('writes the policy after the encoding and before everything else', () => {
    expect(withPolicy(page('', '<script>a()</script>')).html()).toContain(
      '<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" ' +
        'content="default-src \'self\'"><script>a()</script>',
    )
    expect(withPolicy(page('')).html()).toContain('<meta charset="UTF-8"><meta')
  })

  it('puts the policy first in a head without an encoding', () => {
    const document = load('<html><head><title>x</title></head></html>')
    expect(withPolicy(document).html()).toMatch(/^<html><head><meta http-equiv/)
  })

  it('writes a policy that readMetaPolicy reads; readMetaPolicy fails if there is none', () => {
    expect(readMetaPolicy(withPolicy(page('')))).toBe("default-src 'self'")
    expect(() => readMetaPolicy(page(''))).toThrow('no policy')
  })
})

describe('hideSprite', () => {
  it("hides the theme's icon sprite and nothing else, without an inline style", () => {
    const document = page(
      '<svg style="display: none;"><defs><symbol id=i /></defs></svg><svg>1</svg>',
    )
    hideSprite(document)
    expect(readPage(document.html()).forbidden).toEqual([])
    expect(document.html()).toContain(
      '<body><div hidden=""><svg><defs><symbol id="i"></symbol></defs></svg></div><svg>1</svg>',
    )
  })

  it("does not change a page without the theme's icon sprite", () => {
    const document = page('<svg>1</svg>')
    hideSprite(document)
    expect(document.html()).toContain('<body><svg>1</svg></body>')
  })
})
