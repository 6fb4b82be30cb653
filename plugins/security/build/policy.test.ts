import {expect, it} from 'vitest'
import {contentSecurityPolicy, headersFile} from './policy'

const allowed = {
  connect: [],
  scripts: [],
  images: [],
  media: [],
  frames: [],
  forms: [],
  inlineStyles: [],
  trustedTypes: [],
}
const plain = {
  scripts: ['sha256-a', 'sha256-b'],
  styles: [],
  hasStyleAttributes: false,
  writesStyles: false,
  hasObjects: false,
}
const basePolicy = contentSecurityPolicy(plain, allowed)

it('allows files of the site and inline scripts with a known hash, and nothing else', () => {
  expect(basePolicy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-a' 'sha256-b'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types bundle inert-template default',
  ])
})

/** What a policy has that the base policy lacks. */
const added = (page: object, site: object) => {
  const policy = contentSecurityPolicy({...plain, ...page}, {...allowed, ...site})
  return policy.split('; ').filter((part) => !basePolicy.split('; ').includes(part))
}
const host = ['https://a.example']

it.each([
  [{styles: ['sha256-c']}, {}, "style-src 'self' 'sha256-c'"],
  [{hasStyleAttributes: true}, {}, "style-src-attr 'unsafe-inline'"],
  [{hasObjects: true}, {}, "object-src 'self'"],
  [{}, {forms: host}, "form-action 'self' https://a.example"],
  [{}, {connect: host}, "connect-src 'self' https://a.example"],
  [{scripts: []}, {scripts: ['https://b/c.js']}, "script-src 'self' https://b/c.js"],
  // This text and its hash are an example in the CSP specification.
  [
    {},
    {inlineStyles: ["alert('Hello, world.');"]},
    "style-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  ],
  [{}, {images: host}, "img-src 'self' data: https://a.example"],
  [{}, {media: host}, "media-src 'self' data: https://a.example"],
  [{}, {frames: host}, "frame-src 'self' https://a.example"],
  [{}, {trustedTypes: ['own']}, 'trusted-types own bundle inert-template default'],
])('adds only what the page has and the site allows: %j, %j', (page, site, expected) => {
  expect(added(page, site)).toEqual([expected])
})

it('allows what Mermaid writes where a page has a diagram', () => {
  expect(added({writesStyles: true}, {})).toEqual([
    "style-src 'self' 'unsafe-inline'",
    'trusted-types bundle inert-template default dompurify',
  ])
})

it('writes one policy for each path: framed documents have their own, all else may not be framed', () => {
  const text = headersFile('POLICY', '/sub/', {
    files: ['index.html', 'blog/a/index.html', 'blog/b.html', '404.html', 'assets/js/'],
    frames: [{path: 'assets/playground/a.1.html', policy: 'OWN'}],
  })
  const rules = text.trim().split(/\n(?=\/)/)
  const headers = (rule = '') => rule.split(/\n\s*/).slice(1)
  expect(headers(rules[0])).toEqual([
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), ' +
      'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy: same-origin',
  ])
  expect(headers(rules[1])).toEqual([
    'Cache-Control: public, max-age=31536000, immutable',
  ])
  const [pages, frame] = ["POLICY; frame-ancestors 'none'", "OWN; frame-ancestors 'self'"]
  expect(rules.map((rule) => rule.replace(/\n\s*Content-Security-Policy:/, ''))).toEqual([
    expect.stringMatching(/^\/sub\/\*\n/),
    expect.stringMatching(/^\/sub\/assets\/\*\n/),
    `/sub/ ${pages}`,
    `/sub/index.html ${pages}`,
    `/sub/blog ${pages}`,
    `/sub/blog/* ${pages}`,
    `/sub/404 ${pages}`,
    `/sub/404.html ${pages}`,
    `/sub/assets/js ${pages}`,
    `/sub/assets/js/* ${pages}`,
    `/sub/assets/playground/a.1 ${frame}; sandbox allow-scripts`,
    `/sub/assets/playground/a.1.html ${frame}; sandbox allow-scripts`,
  ])
})
