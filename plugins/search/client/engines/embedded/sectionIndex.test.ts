import {expect, test} from 'vitest'
import {testIntro, testPage, testSection} from '../../../test/data'
import type {PageSection, SearchPage} from '../../../shared/types'
import {parseQuery} from './query'
import {SectionIndex} from './sectionIndex'

const section = (title: string, text: string, part: Partial<PageSection> = {}) =>
  testSection(title, {prose: [text], ...part})

const page = (title: string, text: string, ...sections: PageSection[]) =>
  testPage(title, {sections: [testIntro(text), ...sections]})

/** The titles that a query finds among pages, best first. */
async function find(query: string, ...pages: SearchPage[]): Promise<string[]> {
  const index = await SectionIndex.build(pages, Infinity)
  const {matches} = index.search(parseQuery(query, index.names), () => true)
  return matches.map((match) => match.section.title)
}

test('another form of a word is found, after the word itself', async () => {
  const pages = [page('A', 'It is combined.'), page('B', 'It is combining.')]
  expect(await find('combining', ...pages)).toEqual(['B', 'A'])
  expect(await find('combined', ...pages)).toEqual(['A', 'B'])
})

test('a page comes before a section of the same title, and the section before a subsection', async () => {
  const pages = [
    page('A', '', section('Lamp', '', {level: 3})),
    page('B', '', section('Lamp', '', {anchor: 'b'})),
    page('Lamp', ''),
  ]
  const index = await SectionIndex.build(pages, Infinity)
  const {matches} = index.search(parseQuery('lamp'), () => true)
  expect(matches.map(({section: {heading}}) => heading.type)).toEqual([
    'lvl1',
    'lvl2',
    'lvl3',
  ])
})

test('documentation comes before blog posts', async () => {
  const post = {...page('A', 'A lamp.'), pageRank: 1}
  expect(await find('lamp', post, page('B', 'A lamp.'))).toEqual(['B', 'A'])
})

test('a section ranks higher if other sections of its page are among the best', async () => {
  const pages = [
    page('A', '', section('C', 'A lamp.'), section('Other', 'A wall.')),
    page('B', '', section('D', 'A lamp.'), section('More', 'An engine.')),
  ]
  const found = await find('lamp engine', ...pages)
  expect(found.indexOf('D')).toBeLessThan(found.indexOf('C'))
})

test('a rare word counts more than a frequent one', async () => {
  const common = ['C', 'D', 'E', 'F'].map((title) => page(title, 'A wall.'))
  const found = await find(
    'wall lamp',
    page('A', 'A wall.'),
    page('B', 'A lamp.'),
    ...common,
  )
  expect(found[0]).toBe('B')
})

test('a word of questions counts less than another, even if it is rarer', async () => {
  const pages = ['B', 'C', 'D'].map((title) => page(title, 'A lamp.'))
  const rarer = [page('A', 'Multiple walls.'), page('E', 'Ninefold walls.')]
  expect((await find('multiple lamp', ...pages, ...rarer)).at(-1)).toBe('A')
  expect((await find('ninefold lamp', ...pages, ...rarer))[0]).toBe('E')
})

test('a title is found by a misspelling of it or of its beginning', async () => {
  const pages = [page('useTransition', ''), page('useMemo', '')]
  expect(await find('usetranstion', ...pages)).toEqual(['useTransition'])
  expect(await find('usetramsi', ...pages)).toEqual(['useTransition'])
  expect(await find('use transtion', ...pages)).toContain('useTransition')
})

test('a misspelt word finds a similar one in a text, but a stop word does not', async () => {
  const pages = [page('A', 'A balloon.'), page('B', 'It whould.')]
  expect(await find('baloon', ...pages)).toEqual(['A'])
  expect(await find('should baloon', ...pages)).toEqual(['A'])
})

test('names that a query compares come first', async () => {
  const names = [
    section('Lamp', '', {declares: true}),
    section('Mast', '', {declares: true}),
  ]
  const other = section('Lamps and masts', 'A lamp, a mast.', {phrases: ['lamp or mast']})
  expect(
    (await find('lamp vs mast', page('A', '', other), page('B', '', ...names))).slice(
      0,
      2,
    ),
  ).toEqual(expect.arrayContaining(['Lamp', 'Mast']))
})

test('a search phrase that is the query comes before one with other stop words', async () => {
  const others = page('Lamps', '', section('Lamps of lamps', 'A lamp.'))
  const answer = page('Words', '', section('Glossary', '', {phrases: ['what is a lamp']}))
  expect((await find('what is a lamp', others, answer))[0]).toBe('Glossary')
  // Many people leave articles out.
  expect((await find('what is lamp', others, answer))[0]).toBe('Glossary')
})

test('a section is first for its title and the title of its page', async () => {
  const lamp = page('Lamp', 'Cleaning a lamp.', section('Cleaning', 'With a cloth.'))
  expect((await find('lamp cleaning', lamp, page('Cleaning a wall', '')))[0]).toBe(
    'Cleaning',
  )
  expect((await find('lamp cloth', lamp))[0]).toBe('Lamp')
})

/** The factors of the sections that a query finds among pages, by their titles. */
async function factorsOf(query: string, ...pages: SearchPage[]) {
  const index = await SectionIndex.build(pages, Infinity)
  const {matches} = index.search(parseQuery(query), () => true)
  return new Map(matches.map((match) => [match.section.title, match.factors]))
}

test('a page counts less than its sections, the longer the query is', async () => {
  const lamp = page(
    'Lamp',
    'A wall, a hook.',
    section('Setup', 'A lamp, a wall, a hook.'),
  )
  const [short, long] = await Promise.all([
    factorsOf('lamp', lamp),
    factorsOf('lamp wall hook', lamp),
  ])
  expect(long.get('Lamp')?.level).toBeLessThan(short.get('Lamp')?.level ?? 0)
  expect(long.get('Setup')?.level).toBe(short.get('Setup')?.level)
})

test('a section gains from the words of the query in its phrases, and from a whole phrase', async () => {
  const pages = [
    page('A', '', section('Apart', '', {phrases: ['lamp of brass', 'hook for a wall']})),
    page('B', '', section('Part', 'A wall, a hook.', {phrases: ['light of a lamp']})),
    page('C', '', section('Whole', 'A wall.', {phrases: ['hook for a lamp']})),
    page('D', '', section('Text', 'A lamp, a hook, a wall.')),
  ]
  const factors = await factorsOf('lamp hook wall', ...pages)
  const asked = ['Apart', 'Whole', 'Part', 'Text'].map(
    (title) => factors.get(title)?.asked,
  )
  expect(asked).toEqual(asked.toSorted((a = 0, b = 0) => b - a))
  expect(new Set(asked).size).toBe(4)
  expect(factors.get('Text')).toMatchObject({asked: 1, wholePhrase: 1})
  expect(factors.get('Apart')?.wholePhrase).toBe(factors.get('Whole')?.wholePhrase)
  expect(factors.get('Part')?.wholePhrase).toBeLessThan(
    factors.get('Whole')?.wholePhrase ?? 0,
  )
})

test('a phrase need not repeat the words of the title and of the titles above', async () => {
  const hung = {phrases: ['hang on a hook']}
  const pages = [
    page('A', '', section('Lamp', '', hung)),
    page('Lamps', '', section('Setup', '', hung)),
    page('B', '', section('Mast', 'A lamp.', hung)),
  ]
  const factors = await factorsOf('lamp hook', ...pages)
  const [title, above, text] = ['Lamp', 'Setup', 'Mast'].map((each) => factors.get(each))
  expect(title?.phrase).toBeGreaterThan(text?.phrase ?? 0)
  expect(title?.asked).toBeGreaterThan(text?.asked ?? 0)
  expect(above?.phrase).toBe(title?.phrase)
})

test('a section gains nothing from a single word in its phrases, which may be a name', async () => {
  const pages = page('A', '', section('Setup', '', {phrases: ['hang a lamp']}))
  expect((await factorsOf('lamp', pages)).get('Setup')).toMatchObject({
    asked: 1,
    wholePhrase: 1,
  })
})

test('a section gains if the query has its whole title, more than from a part of it', async () => {
  const titles = ['Brass lamp', 'Lamp of the tower', 'Walls']
  const pages = titles.map((title) => page('A', '', section(title, 'A brass lamp.')))
  const factors = await factorsOf('clean a brass lamp', ...pages)
  const gained = titles.map((title) => factors.get(title)?.title ?? 0)
  expect(gained).toEqual(gained.toSorted((a, b) => b - a))
  expect(new Set(gained).size).toBe(3)
  expect(gained.at(-1)).toBe(1)
})

test('a section gains if a phrase has the same words of a question', async () => {
  const pages = [
    page('A', '', section('Why', '', {phrases: ['why does a lamp flicker']})),
    page('B', '', section('How', '', {phrases: ['how does a lamp flicker']})),
    page('C', '', section('Lamp', 'It may flicker.')),
  ]
  const factors = await factorsOf('why does my lamp flicker', ...pages)
  const gained = ['Why', 'How', 'Lamp'].map((title) => factors.get(title)?.question ?? 0)
  expect(gained[0]).toBeGreaterThan(gained[1] ?? 0)
  expect(gained[1]).toBeGreaterThan(1)
  expect(gained[2]).toBe(1)
  expect((await factorsOf('lamp flicker', ...pages)).get('Why')?.question).toBe(1)
})

test('the words of a question count more, the fewer other words it has', async () => {
  const lamp = page('A', '', section('Why', '', {phrases: ['why does a lamp']}))
  const gainOf = async (query: string) =>
    (await factorsOf(query, lamp)).get('Why')?.question ?? 0
  expect(await gainOf('why does a lamp')).toBeGreaterThan(
    await gainOf('why does a brass lamp flicker'),
  )
})

test('a section that is without something comes before one that is with it', async () => {
  const pages = [page('A', 'A lamp with a hook.'), page('B', 'A lamp without a hook.')]
  expect(await find('lamp without hook', ...pages)).toEqual(['B', 'A'])
})

test('the pages of a part of the site are found by its name, if nothing else is', async () => {
  expect(await find('api', page('A', ''), page('B', ''))).toEqual(['A', 'B'])
  expect(await find('api', page('A', ''), page('B', 'An API.'))).toEqual(['B'])
})

test('a title that equals the query comes before titles with other case or spaces', async () => {
  const pages = ['no value', 'NoValue', 'NOVALUE'].map((title) => page(title, ''))
  expect(await find('NOVALUE', ...pages)).toEqual(['NOVALUE', 'NoValue', 'no value'])
})

test('titles like the query and the names of all parts of the site are suggested, if the filters accept them', async () => {
  const index = await SectionIndex.build(
    [testPage('Portal'), testPage('Porter')],
    Infinity,
  )
  const suggest = (hidden: string) =>
    index.suggest(parseQuery('portel'), ({heading}) => heading.hierarchy.lvl1 !== hidden)
  expect(suggest('')).toEqual(expect.arrayContaining(['Portal', 'Porter', 'API']))
  expect(suggest('Porter')).toEqual(['Portal', 'API'])
  expect(index.suggest(parseQuery('po'), () => true)).toContain('Portal')
})

test('a search phrase that equals the query comes before a title that begins with the query', async () => {
  const elements = section('Elements', '', {phrases: ['fast-lamp', 'a lamp on a wall']})
  const pages = [
    page('A', '', section('FastLampProps', 'Of fast-lamp.')),
    page('B', '', elements),
  ]
  expect((await find('fast-lamp', ...pages))[0]).toBe('Elements')
})

/** Pages with a title and text of common words, more than the index ranks. */
const commonPages = (count: number) =>
  Array.from({length: count}, (_, index) => page(`Wall ${index}`, 'A wall, a shelf.'))

test('on a large site, the section with the rare word is found among thousands with the common ones', async () => {
  const found = await find('shelf wall lamp', ...commonPages(2100), page('A', 'A lamp.'))
  expect(found[0]).toBe('A')
})

test('on a large site, one letter finds titles that begin with it', async () => {
  const pages = [...commonPages(2100), page('A', 'A lamp.'), page('Lamp', '')]
  expect(await find('l', ...pages)).toEqual(['Lamp'])
  expect(await find('l', ...pages.slice(-2))).toEqual(['Lamp', 'A'])
})

test('all sections are counted, and those that are wanted follow the best in the same order', async () => {
  const index = await SectionIndex.build(commonPages(300), Infinity)
  const find = (wanted: number) => index.search(parseQuery('wall'), () => true, wanted)
  const [some, all] = [find(0), find(300)]
  expect([some.count, all.count, all.matches.length]).toEqual([300, 300, 300])
  expect(all.matches.slice(0, some.matches.length)).toEqual(some.matches)
})

test('a query finds the same after another one as at first', async () => {
  const index = await SectionIndex.build(
    [page('useLamp', ''), page('Wall', '')],
    Infinity,
  )
  const find = (query: string) => index.search(parseQuery(query), () => true).matches
  const first = find('lamp wall')
  find('lamp wa')
  expect(find('lamp wall')).toEqual(first)
})
