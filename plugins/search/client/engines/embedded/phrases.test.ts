import {expect, test} from 'vitest'
import type {Matches} from './markup'
import {bestFit} from './phrases'
import {tokens, words} from './tokens'

/** The matches of a query, whose words match words that begin with them. */
function matchesOf(phrases: readonly string[], query: string): Matches {
  const terms = new Map<string, string>()
  const queryWords = words(query).map(({term}) => term)
  const identity = queryWords.join('')
  for (const {term} of phrases.flatMap(tokens)) {
    const word = queryWords.find((queryWord) => term.startsWith(queryWord))
    if (word) terms.set(term, word)
    if (term === identity) terms.set(term, identity)
  }
  return {terms, queryWords, identity}
}

/** How near a query is to the nearest phrase. */
const nearest = (phrases: readonly string[], query: string) =>
  bestFit(phrases, matchesOf(phrases, query)).near

test('a phrase with exactly the words of the query is nearest, whatever the other phrases are', () => {
  expect(nearest(['close the tavern'], 'tavern close')).toBe(1)
  expect(nearest(['open a market', 'close the tavern'], 'close tavern')).toBe(1)
  expect(nearest(['close a tavern', 'close the tavern'], 'close tavern')).toBe(1)
})

test('words of one phrase are nearer than words of several', () => {
  const apart = nearest(['close a market', 'open a tavern'], 'close tavern')
  expect(apart).toBeGreaterThan(0)
  expect(apart).toBeLessThan(nearest(['close a tavern', 'open a market'], 'close tavern'))
})

test('the more other words a phrase has, the less near it is', () => {
  const long = nearest(['close the old tavern at night'], 'close tavern')
  expect(long).toBeLessThan(nearest(['close the old tavern'], 'close tavern'))
})

test('the beginning of a word is less near than another form of the word', () => {
  expect(nearest(['taverns'], 'tavern')).toBe(1)
  expect(nearest(['tavernkeeper'], 'tavern')).toBeLessThan(0.5)
})

test('the share of a phrase that a query has does not depend on the other words of the query', () => {
  const shareOf = (query: string) =>
    bestFit(['close a tavern', 'lock'], matchesOf(['close a tavern'], query)).share
  expect(shareOf('close tavern')).toBe(1)
  expect(shareOf('close tavern before noon')).toBe(1)
  expect(shareOf('tavern before noon')).toBe(0.5)
})

test('stop words count only when there are no other words', () => {
  expect(nearest(['how do I close a tavern'], 'close tavern')).toBe(1)
  expect(nearest(['what is it for'], 'what it for')).toBeGreaterThan(0.5)
})

test('an identifier is near two of its parts, and nearer if they are in the same order', () => {
  const parts = nearest(['createReadOnlyFacet'], 'facet only')
  expect(parts).toBeGreaterThan(0)
  expect(nearest(['createReadOnlyFacet'], 'only facet')).toBeGreaterThan(parts)
})

test('an identifier is nearer if the query has more of it', () => {
  const nearnessOf = (phrase: string) =>
    bestFit([phrase], {
      terms: new Map([['readonlyfacet', 'readonlyfacet']]),
      queryWords: ['read', 'only', 'facet'],
      identity: 'readonlyfacet',
    }).near
  expect(nearnessOf('readOnlyFacet')).toBe(1)
  expect(nearnessOf('createReadOnlyFacet')).toBeGreaterThan(0.8)
  expect(nearnessOf('createReadOnlyFacet')).toBeLessThan(1)
})

test('a section is not near without a matching word, or without phrases', () => {
  expect(nearest(['close the tavern'], 'paint')).toBe(0)
  expect(nearest([], 'paint')).toBe(0)
})
