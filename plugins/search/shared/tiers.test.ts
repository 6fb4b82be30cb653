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
      phrases: ['why is B slow today', 'slow or late updates'],
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

test('the first tier drops stop words from search phrases, and has title words once', () => {
  const [joined] = joinTiers(splitTiers([page]).first)
  expect(joined?.sections.map(({title, phraseWords}) => [title, phraseWords])).toEqual([
    ['', undefined],
    ['B', 'A B late slow today update'],
  ])
})

test('the first tier has phrases whole that have one word or none besides', () => {
  const phrases = ['what is a', 'why is B slow', 'why is it slow or late']
  const sections = [testSection('B', {phrases})]
  const [joined] = joinTiers(splitTiers([{...page, sections}]).first)
  expect(joined?.sections).toMatchObject([
    {phrases: ['what is a', 'why is B slow'], phraseWords: 'A B late slow'},
  ])
})

test('the first tier has phrases whole whose words many other phrases have', () => {
  const common = Array.from({length: 6}, (_, index) =>
    testSection(`C${index}`, {phrases: ['slow list item']}),
  )
  const phrases = ['list with a slow item', 'list with a slow lamp']
  const sections = [testSection('B', {phrases}), ...common]
  const {first} = splitTiers([{...page, sections}])
  expect(first[0]?.sections[0]).toMatchObject({
    phrases: ['list with a slow item'],
    phraseWords: 'lamp list slow',
  })
})

test('the first tier has one form of each word in the phrases of a section', () => {
  const phrases = ['render two', 'rendered when three', 'four five six']
  const sections = page.sections.map((section) => ({...section, phrases}))
  const {first} = splitTiers([{...page, sections}])
  expect(first[0]?.sections.map(({phraseWords}) => phraseWords)).toEqual([
    'five four render six three two',
    'five four render six three two',
  ])
})

test('the first tier can leave out the headings of pages', () => {
  const {first} = splitTiers([page], 1)
  expect(first).toMatchObject([{title: 'A', sections: [{title: ''}]}])
})
