// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {isJson, vet} from './vet'

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

describe('vet', () => {
  const warn = vi.spyOn(console, 'warn')
  beforeEach(() => void warn.mockReset().mockReturnValue())

  it.each([
    'plain text, a & b',
    '<span class="tok-keyword">const</span> a &lt; b',
    'use<mark>Facet</mark>Map',
    '<a href="/docs/api" target="_blank" rel="noopener">API</a>',
    '<a href="https://example.com/a:b">out</a> <a href="#a:b">here</a> <a href="/a:b">a</a>',
    '<div class="bar"></div>',
    '<script></script>',
    '<b id="raw-html">raw</b>',
    '<b title="a:b">raw</b>',
    '<b aria-label="raw" data-ab-c="">raw</b>',
    '<a href=" http://example.com">out</a> <a href="mailto:a@example.com">write</a>',
    '<a href="page">page</a> <a href="page?a:b">a</a> <img src="data:image/png;base64,a">',
  ])('leaves %s as it is', (html) => {
    expect(vet(html, parse)).toBe(html)
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    '<script>a()</script>',
    '<img src=x onerror=a()>',
    '<a href="javascript:a()">x</a>',
    '<a href="  java\nscript:a()">x</a>',
    '<a href="vbscript:a()">x</a>',
    '<img src="javascript:a()">',
    '<p onalt="">&amp;</p>',
    '<p widths="">x</p>',
    '<p on-aria-a="">x</p>',
    '<p aria-a1="">x</p>',
    '<p on-data-a="">x</p>',
    '<p data-a1="">x</p>',
    '<svg><script>a()</script></svg>',
    '<svg onload=a()>',
    '<math><mi xlink:href="javascript:a()">',
    '<iframe srcdoc="<script>a()</script>"></iframe>',
    '<object data="x"></object>',
    '<base href="https://example.com/">',
    '<form action="https://example.com/"><button>x</button></form>',
    '<style>p{}</style>',
    '<p style="top:0">x</p>',
    '<template><script>a()</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=a()>">',
  ])('shows %s as text', (html) => {
    const shown = parse(vet(html, parse))
    expect(shown.querySelectorAll('*')).toHaveLength(0)
    expect(shown.textContent).toBe(html)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('text'), html)
  })
})

it('accepts data and rejects programs', () => {
  expect(isJson('{"@type": "BreadcrumbList"}')).toBe(true)
  expect(isJson('a()')).toBe(false)
})
