import {expect, it} from 'vitest'
import {searchPolicy} from './policy'

const hosted = {engine: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs'} as const

it('needs no other host or script with the embedded engine', () => {
  const {connect, scripts} = searchPolicy({engine: 'embedded', indexName: 'docs'})
  expect([connect, scripts]).toEqual([[], []])
})

it("needs the provider's hosts for this application, and no script without insights", () => {
  const policy = searchPolicy({...hosted, insights: false})
  expect(policy.connect).toEqual([
    'https://app-dsn.algolia.net',
    'https://app.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
  ])
  expect(policy.scripts).toEqual([])
  // The policy does not reveal the key.
  expect(JSON.stringify(policy)).not.toContain('key')
})

it('needs the script and the host of insights if insights are on', () => {
  const {connect, scripts} = searchPolicy({...hosted, insights: true})
  expect(connect.at(-1)).toBe('https://insights.algolia.io')
  expect(scripts).toEqual([expect.stringMatching(/^https:.*\/search-insights@.*\.js$/)])
})
