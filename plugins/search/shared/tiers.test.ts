import {expect, test} from 'vitest'
import {testIntro, testPage, testSection} from '../test/data'
import {joinTiers, readFirstTier, splitTiers, writeFirstTier} from './tiers'

const page = testPage('A', {
  description: 'About a.',
  sections: [
    testIntro('One.', 'Two.'),
    testSection('B', {
      prose: ['Three.'],
      code: 'const',
      declares: true,
      phrases: ['why is it slow today', 'slow or late updates'],
    }),
  ],
})

const other = testPage('Other', {sections: [testIntro('Four.')]})

test.each([Infinity, 1])(
  'a page is restored if the first tier has at most %d of its sections',
  (max) => {
    const {first, rest} = splitTiers([page, other], max)
    expect(joinTiers(first, rest)).toEqual([page, other])
    expect(readFirstTier(writeFirstTier(first))).toEqual(first)
  },
)

test('an anchor is restored from the title, or kept if the title does not say it', () => {
  const titles = {
    'Why `a + b`?': 'why-a--b',
    'Größe und Farbe': 'größe-und-farbe',
    B: 'own',
  }
  const sections = Object.entries(titles).map(([title, anchor]) => ({
    ...testSection(title),
    anchor,
  }))
  const {first, rest} = splitTiers([{...page, sections}])
  expect(first[0]?.sections.map(({anchor}) => anchor)).toEqual([
    undefined,
    undefined,
    'own',
  ])
  for (const joined of [joinTiers(first), joinTiers(first, rest)])
    expect(joined[0]?.sections.map(({anchor}) => anchor)).toEqual(Object.values(titles))
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

test('phrases have neither capitals at the beginning of words nor commas', () => {
  const phrases = ['Why is NO_VALUE, or I, in useFacetMap?', 'Ärger']
  const sections = [testSection('B', {phrases})]
  const [joined] = joinTiers(splitTiers([{...page, sections}]).first)
  expect(joined?.sections[0]?.phrases).toEqual([
    'why is NO_VALUE or i in useFacetMap',
    'ärger',
  ])
})

test('the first tier can leave out the headings of pages', () => {
  const {first} = splitTiers([page], 1)
  expect(first).toMatchObject([{title: 'A', sections: [{title: ''}]}])
})
