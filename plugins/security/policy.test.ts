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
  it('holds for everything under the base URL, and forbids framing', () => {
    const [rule, policy, ...headers] = headersFile(embedded, '/sub/').trim().split('\n')
    expect(rule).toBe('/sub/*')
    expect(policy).toBe(`  Content-Security-Policy: ${embedded}; frame-ancestors 'none'`)
    expect(headers).toContain('  X-Content-Type-Options: nosniff')
    expect(headers).toContain('  Referrer-Policy: strict-origin-when-cross-origin')
    expect(headers.join()).toContain('  Permissions-Policy: accelerometer=(), camera=()')
  })
})
