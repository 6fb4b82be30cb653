import {describe, expect, it} from 'vitest'
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

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((text) => text.startsWith(`${name} `))
}

describe('contentSecurityPolicy', () => {
  it('allows scripts of the site and inline scripts with a known hash', () => {
    expect(directive(basePolicy, 'script-src')).toBe(
      "script-src 'self' 'sha256-a' 'sha256-b'",
    )
  })

  it('has no unsafe source', () => {
    expect(basePolicy).not.toContain('unsafe')
  })

  it('allows the styles of the page, and no more than the page has', () => {
    const withStyles = {...plain, styles: ['sha256-c'], hasStyleAttributes: true}
    const policy = contentSecurityPolicy(withStyles, allowed)
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-c'")
    expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'unsafe-inline'")
    const diagram = contentSecurityPolicy({...plain, writesStyles: true}, allowed)
    expect(directive(diagram, 'style-src')).toBe("style-src 'self' 'unsafe-inline'")
    const object = contentSecurityPolicy({...plain, hasObjects: true}, allowed)
    expect(directive(object, 'object-src')).toBe("object-src 'self'")
  })

  it.each([
    ['default-src', "'self'"],
    ['img-src', "'self' data:"],
    ['connect-src', "'self'"],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['frame-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
  ])('sets %s to %s', (name, value) => {
    expect(directive(basePolicy, name)).toBe(`${name} ${value}`)
  })

  it.each([
    ['form-action', {forms: ['https://a.example']}, "'self' https://a.example"],
    ['connect-src', {connect: ['https://a.example']}, "'self' https://a.example"],
    [
      'script-src',
      {scripts: ['https://a.example/b.js']},
      "'self' https://a.example/b.js",
    ],
    // This text and its hash are an example in the CSP specification.
    [
      'style-src',
      {inlineStyles: ["alert('Hello, world.');"]},
      "'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ],
    ['img-src', {images: ['https://a.example']}, "'self' data: https://a.example"],
    ['media-src', {media: ['https://a.example']}, "'self' data: https://a.example"],
    ['font-src', {}, "'self' data:"],
    ['frame-src', {frames: ['https://a.example']}, "'self' https://a.example"],
    ['trusted-types', {trustedTypes: ['own']}, 'own bundle inert-template default'],
  ])('adds to %s the values that the site allows', (name, more, expected) => {
    const policy = contentSecurityPolicy({...plain, scripts: []}, {...allowed, ...more})
    expect(directive(policy, name)).toBe(`${name} ${expected}`)
  })
})

describe('headersFile', () => {
  const frame = {path: 'assets/playground/a.1.html', policy: "default-src 'none'"}
  const text = headersFile(basePolicy, '/sub/', {
    files: ['index.html', 'blog/a/index.html', 'blog/b.html', '404.html', 'assets/js/'],
    frames: [frame],
  })
  const rules = new Map(
    text
      .trim()
      .split(/\n(?=\/)/)
      .map((rule): [string, string[]] => {
        const [path = '', ...headers] = rule.split('\n')
        return [path, headers.map((header) => header.trim())]
      }),
  )

  const policyAt = (path: string) =>
    rules.get(path)?.filter((header) => header.startsWith('Content-Security-Policy: '))

  it('has one rule with headers for everything under the base URL', () => {
    expect(rules.get('/sub/*')).toEqual([
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), ' +
        'gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy: same-origin',
    ])
  })

  it('lets browsers cache files whose names have a hash of their content', () => {
    expect(rules.get('/sub/assets/*')).toEqual([
      'Cache-Control: public, max-age=31536000, immutable',
    ])
  })

  it('gives all files but the framed documents the policy, which forbids framing', () => {
    const policy = `Content-Security-Policy: ${basePolicy}; frame-ancestors 'none'`
    for (const path of [
      '/sub/',
      '/sub/index.html',
      '/sub/blog',
      '/sub/blog/*',
      '/sub/404',
      '/sub/404.html',
      '/sub/assets/js/*',
    ]) {
      expect(policyAt(path), path).toEqual([policy])
    }
  })

  it('lets pages of the site frame a document, sandboxed, with its own policy', () => {
    for (const path of [
      '/sub/assets/playground/a.1',
      '/sub/assets/playground/a.1.html',
    ]) {
      expect(policyAt(path), path).toEqual([
        "Content-Security-Policy: default-src 'none'; frame-ancestors 'self'; sandbox allow-scripts",
      ])
    }
  })
})
