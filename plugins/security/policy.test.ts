import {describe, expect, it} from 'vitest'
import {contentSecurityPolicy, headersFile} from './policy'

const embedded = contentSecurityPolicy(['sha256-a', 'sha256-b'], {
  engine: 'embedded',
  indexName: 'docs',
})

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((text) => text.startsWith(`${name} `))
}

describe('contentSecurityPolicy', () => {
  it('allows scripts of the site and those with a known hash', () => {
    expect(directive(embedded, 'script-src')).toBe(
      "script-src 'self' 'sha256-a' 'sha256-b'",
    )
  })

  it('has nothing unsafe', () => {
    expect(embedded).not.toContain('unsafe')
  })

  it.each(['object-src', 'base-uri'])('allows nothing as %s', (name) => {
    expect(directive(embedded, name)).toBe(`${name} 'none'`)
  })

  it('connects to the site alone where search is embedded', () => {
    expect(directive(embedded, 'connect-src')).toBe("connect-src 'self'")
  })

  it("connects to the provider's hosts of this application, without insights", () => {
    const policy = contentSecurityPolicy([], {
      engine: 'hosted',
      appId: 'APP',
      apiKey: 'key',
      indexName: 'react-facet',
      insights: false,
    })
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://app-dsn.algolia.net https://app.algolia.net " +
        'https://app-1.algolianet.com https://app-2.algolianet.com https://app-3.algolianet.com',
    )
    expect(policy).not.toContain('jsdelivr')
    expect(policy).not.toContain('key')
  })

  it('adds the script and the host of insights where they are on', () => {
    const policy = contentSecurityPolicy([], {
      engine: 'hosted',
      appId: 'APP',
      apiKey: 'key',
      indexName: 'react-facet',
      insights: true,
    })
    expect(directive(policy, 'connect-src')).toContain(' https://insights.algolia.io')
    expect(directive(policy, 'script-src')).toContain(
      ' https://cdn.jsdelivr.net/npm/search-insights@',
    )
  })
})

describe('headersFile', () => {
  const frame = {path: 'assets/playground/a.1.html', policy: "default-src 'none'"}
  const text = headersFile(embedded, '/sub/', {
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

  it('has what holds for everything under the base URL in one rule', () => {
    const headers = rules.get('/sub/*') ?? []
    expect(headers).toContain('X-Content-Type-Options: nosniff')
    expect(headers).toContain('Referrer-Policy: strict-origin-when-cross-origin')
    expect(headers.join()).toContain('Permissions-Policy: accelerometer=(), camera=()')
    expect(policyAt('/sub/*')).toEqual([])
  })

  it('gives the policy to all but the framed documents, and forbids framing', () => {
    const policy = `Content-Security-Policy: ${embedded}; frame-ancestors 'none'`
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

  it('lets pages of the site frame a framed document, sandboxed, with its own policy', () => {
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

it('pages frame documents of the site alone', () => {
  expect(directive(embedded, 'frame-src')).toBe("frame-src 'self'")
})
