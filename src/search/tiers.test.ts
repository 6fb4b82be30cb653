import {expect, test} from 'vitest'
import {testIntro, testPage, testSection} from './testData'
import {firstDetails, joinTiers, splitTiers, type FirstDetail} from './tiers'

const page = testPage('A', {
  description: 'About a.',
  sections: [
    testIntro('One.', 'Two.'),
    testSection('B', {
      prose: ['Three.'],
      code: 'const',
      declares: true,
      asked: ['why is B slow', 'slow or late updates'],
    }),
  ],
})

test.each(firstDetails)('pages split with the detail %s are restored', (detail) => {
  const {first, rest} = splitTiers([page], detail)
  expect(joinTiers(first, rest)).toEqual([page])
})

test('the first tier has neither prose nor code', () => {
  const {first} = splitTiers([page])
  expect(JSON.stringify(first)).not.toMatch(/One\.|const/)
  const [joined] = joinTiers(first)
  expect(joined?.sections.map(({prose, code}) => [prose, code])).toEqual([
    [[], ''],
    [[], ''],
  ])
})

test('tiers are joined by page and anchor, in any order', () => {
  const other = {...page, url: '/b', title: 'Other'}
  const {first, rest} = splitTiers([page, other])
  const [pageRest, otherRest] = rest
  if (!pageRest || !otherRest) return expect.fail('Each page has a rest.')
  const reversed = {...pageRest, sections: pageRest.sections.toReversed()}
  const [joined, joinedOther] = joinTiers(first, [otherRest, reversed])
  expect(joined?.sections).toEqual(page.sections.toReversed())
  expect(joinedOther).toEqual(other)
})

test('without the rest, a section has the words of its phrases that no title has', () => {
  const [joined] = joinTiers(splitTiers([page]).first, [])
  expect(joined?.sections.map(({title, asked}) => [title, asked])).toEqual([
    ['', undefined],
    ['B', ['late slow update']],
  ])
})

test('the first tier has one form of each word in the first phrases of a section', () => {
  const asked = ['render', 'rendered when', 'two', 'three', 'four', 'five', 'six']
  const sections = page.sections.map((section) => ({...section, asked}))
  const {first} = splitTiers([{...page, sections}])
  expect(first[0]?.sections.map((section) => section.asked)).toEqual([
    'four render three two',
    'four render three two',
  ])
})

test('with less detail the first tier has only headings, or only titles', () => {
  const titlesOf = (detail: FirstDetail) =>
    splitTiers([page], detail).first[0]?.sections.map(({title, asked}) => [title, asked])
  expect(titlesOf('headings')).toEqual([
    ['', undefined],
    ['B', undefined],
  ])
  expect(titlesOf('titles')).toEqual([['', undefined]])
})
