import {load} from 'cheerio'
import {describe, expect, it} from 'vitest'
import {hashInline} from '../../lib/hashInline'
import {
  describeBlocked,
  expectNoForbidden,
  hideSprite,
  insertPolicy,
  readMetaPolicy,
  readPage,
} from './page'

const html = (body: string, head = '') =>
  `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`
const page = (body: string, head = '') => load(html(body, head))

describe('readPage', () => {
  it.each([
    ['', true],
    [' module ', true],
    ['importmap', true],
    ['speculationrules', true],
    ['text/jscript', true],
    ['Text/JavaScript', true],
    ['text/ecmascript', true],
    ['application/javascript', true],
    ['application/x-javascript', true],
    ['application/ld+json', false],
    ['text/plain', false],
    ['my-module', false],
    ['modules', false],
    ['text/x-java', false],
  ])(
    'a script of type "%s" is one that the policy restricts: %s',
    (type, isRestricted) => {
      const source = html(
        `<script type="${type}">a()</script><script src=/x.js></script>`,
      )
      expect(readPage(source).scripts).toEqual(isRestricted ? [hashInline('a()')] : [])
    },
  )

  it('ignores scripts in comments, text fields and attributes', () => {
    const source = html(
      '<!-- <script>no()</script> --><textarea><script>no()</script></textarea>' +
        '<p title="<script>no()</script>"></p><SCRIPT>yes()</SCRIPT >',
    )
    expect(readPage(source).scripts).toEqual([hashInline('yes()')])
  })

  it('looks into templates', () => {
    const source = html('<template><p onclick=a()></p></template>')
    expect(readPage(source).forbidden).toHaveLength(1)
  })

  it.each([
    ['<noscript><p onclick=a()></noscript>', 'an inline event handler, onclick'],
    ['<img onerror=a()>', 'an inline event handler, onerror'],
    ['<a href=" JavaScript:a()">', 'a javascript: URL in href'],
    ['<a href="  javascript:a()">', 'a javascript: URL in href'],
  ])('reports %s', (element, reason) => {
    expect(readPage(html(element)).forbidden).toMatchObject([{reason}])
  })

  it('allows attributes and addresses that only look like code', () => {
    const source = html('<a href="/a?javascript:"></a><i data-on=a icon=b></i>')
    expect(readPage(source).forbidden).toEqual([])
  })

  it('quotes only the beginning of an element', () => {
    const [problem] = readPage(html(`<i onclick=a>${'b'.repeat(1000)}</i>`)).forbidden
    expect(problem?.excerpt).toMatch(/^<i onclick="a">b{50,150}$/)
  })
})

it('finds the styles of a page', () => {
  expect(readPage(html('<svg><style>p{}</style>'))).toMatchObject({
    styles: [hashInline('p{}')],
    hasStyleAttributes: false,
    writesStyles: false,
  })
  const source = html('<noscript><p style="color:red"></noscript>')
  expect(readPage(source).hasStyleAttributes).toBe(true)
  const diagram = html('<div data-mermaid="graph TD"></div>')
  expect(readPage(diagram).writesStyles).toBe(true)
  expect(readPage(diagram).hasObjects).toBe(false)
  expect(readPage(html('<object data=a></object>')).hasObjects).toBe(true)
})

it('names every page with forbidden code first, and says what to do', () => {
  const pageOf = (path: string, body: string) => ({path, ...readPage(html(body))})
  const pages = [pageOf('a.html', '<i onclick=a()>'), pageOf('b.html', '<i onload=b()>')]
  expect(() => expectNoForbidden(pages)).toThrow(
    /^a\.html has an inline event handler, onclick: .*\nb\.html has .*\n.*SECURITY\.md.* Use /,
  )
  expect(() => expectNoForbidden([pageOf('a.html', '<i style="top:0">')])).not.toThrow()
})

it('describes what the policy blocks, but not what an option or the site allows', () => {
  const content = readPage(
    html(
      '<img src="https://a.b/x.svg"><img src="/y.png"><img src="https://site.c/z.png">' +
        '<video src="//films.d/f.mp4"></video><iframe src="https://e.f/g"></iframe>' +
        '<script src="https://e.f/h.js"></script><form action="https://news.g/join"></form>',
    ),
  )
  const allowed = {images: [], media: [], frames: ['https://e.f'], scripts: [], forms: []}
  const page = {path: 'p/index.html', ...content}
  expect(
    describeBlocked([page, {...page, path: 'q'}], 'https://site.c', allowed),
  ).toEqual([
    expect.stringMatching(
      /^p\/index\.html \(and 1 more\): .* blocks https:\/\/a\.b\/x\.svg.*`images`/,
    ),
    expect.stringMatching(/blocks \/\/films\.d\/f\.mp4.*'https:\/\/films\.d' in `media`/),
    expect.stringMatching(/blocks https:\/\/e\.f\/h\.js.*`scripts`/),
    expect.stringMatching(/news\.g\/join\. Allow 'https:\/\/news\.g' in `forms` of/),
  ])
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

  it('writes the policy after the encoding, if there is one, and before everything else', () => {
    const meta =
      '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">'
    for (const encoding of ['<meta charset="UTF-8">', '']) {
      const head = `<html><head>${encoding}`
      const document = load(`${head}<script>a()</script></head></html>`)
      expect(() => readMetaPolicy(document)).toThrow('no policy')
      insertPolicy(document, "default-src 'self'")
      expect(document.html()).toContain(`${head}${meta}<script>a()</script>`)
      expect(readMetaPolicy(document)).toBe("default-src 'self'")
    }
  })
})

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
