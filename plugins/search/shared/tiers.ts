import {stopWords} from '../client/engines/embedded/query'
import {stem, tokens, words} from '../client/engines/embedded/tokens'
import type {PageSection, SearchPage} from './types'

/** The tier that is searched first: all pages, without prose, code and most phrases. */
export type FirstTier = (Omit<SearchPage, 'sections'> & {
  sections: (Omit<PageSection, 'prose' | 'code' | 'anchor'> & {
    /** Left out if the title says it (`anchorOf`). */
    anchor?: string | null
  })[]
})[]

/** The second tier: for each page, the parts of its sections that the first tier lacks. */
export type RestTier = Partial<PageSection>[][]

/** The index, without its second tier until that has loaded. */
export interface Tiers {
  first: FirstTier
  rest?: RestTier
}

/** In how many sections' phrases a word is common: it hardly tells sections apart. */
const commonFrom = 6

/** The anchor that most headings have. Anchors are an eighth of the first tier. */
function anchorOf(title: string): string | null {
  const words = title.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '')
  return words.replace(/\s/g, '-') || null
}

/** The stems of words that are common in search phrases. */
function commonStems(pages: readonly SearchPage[]): Set<string> {
  const counts = new Map<string, number>()
  for (const {phrases = []} of pages.flatMap(({sections}) => sections)) {
    for (const word of new Set(words(phrases.join('\n')).map(({term}) => stem(term))))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const common = [...counts].filter(([, count]) => count >= commonFrom)
  return new Set(common.map(([word]) => word))
}

/**
 * A section's search phrases as the first tier has them: their words, which take a third less
 * space. There is one for each stem, without stop words and words of the page's or the section's
 * title, sorted, so that similar words are adjacent and compress well. A phrase with at most one
 * such word, such as "what is a facet", or with common ones only stays whole: its words alone would
 * say nothing.
 */
function phrasesOf(
  {title}: SearchPage,
  {title: heading, phrases = []}: PageSection,
  common: ReadonlySet<string>,
): Pick<PageSection, 'phrases' | 'phraseWords'> {
  const known = new Set(tokens(`${title} ${heading}`).map(({term}) => stem(term)))
  const own = new Map<string, string>()
  const whole: string[] = []
  for (const phrase of phrases) {
    const terms = words(phrase).flatMap(({term}) =>
      known.has(stem(term)) || stopWords.has(term) ? [] : [term],
    )
    const isCommon = terms.every((term) => common.has(stem(term)))
    if (terms.length < 2 || isCommon) whole.push(phrase)
    else for (const term of terms) own.set(stem(term), own.get(stem(term)) ?? term)
  }
  return {
    ...(whole.length > 0 && {phrases: whole}),
    ...(own.size > 0 && {phraseWords: [...own.values()].sort().join(' ')}),
  }
}

/**
 * Splits pages into the first tier and the rest, which is several times as large: prose, code,
 * and the search phrases in full. Both tiers have pages and sections in the same order.
 *
 * @param maxSections how many sections of a page the first tier may have; with 1, only the
 *   section above the first heading, which stands for the page
 */
export function splitTiers(
  pages: readonly SearchPage[],
  maxSections = Infinity,
): Required<Tiers> {
  const common = commonStems(pages)
  return {
    first: pages.map((page) => ({
      ...page,
      sections: page.sections.slice(0, maxSections).map((section) => {
        const {
          prose: _prose,
          code: _code,
          anchor,
          phrases: _phrases,
          ...heading
        } = section
        return {
          ...heading,
          ...(anchor !== anchorOf(section.title) && {anchor}),
          ...phrasesOf(page, section, common),
        }
      }),
    })),
    rest: pages.map(({sections}) =>
      sections.map((section, position) => {
        if (position >= maxSections) return section
        const {prose, code, phrases} = section
        return {prose, code, ...(phrases && {phrases})}
      }),
    ),
  }
}

/** Reassembles pages, from the first tier alone until the rest has loaded. */
export function joinTiers(first: FirstTier, rest?: RestTier): SearchPage[] {
  return first.map((page, index) => {
    const whole = rest?.[index]
    const sections = (whole ?? page.sections).map((section, position) => {
      const heading = page.sections[position]
      const anchor = heading && anchorOf(heading.title)
      // `phrasesOf` left out the words of the titles.
      const phraseWords = heading?.phraseWords
        ? `${page.title} ${heading.title} ${heading.phraseWords}`
        : undefined
      // A section that the first tier lacks is complete in the rest.
      const known = {prose: [], code: '', anchor, ...heading, ...section}
      return {...known, phraseWords: whole ? undefined : phraseWords} as PageSection
    })
    return {...page, sections}
  })
}

/** The fields of a section in the first tier. */
const fields = ['level', 'title', 'anchor', 'declares', 'phrases', 'phraseWords'] as const

/** What a column has for a section without the field, which is never 0 itself. */
const missing = 0

/**
 * The text of the first tier: the titles of all sections one after the other, then their phrases,
 * and so on, which takes a tenth less space gzipped than section by section.
 */
export function writeFirstTier(first: FirstTier): string {
  const sections = first.flatMap((page) => page.sections)
  return JSON.stringify({
    pages: first.map((page) => ({...page, sections: page.sections.length})),
    columns: fields.map((field) =>
      sections.map((section) =>
        section[field] === undefined ? missing : section[field],
      ),
    ),
  })
}

/**
 * Reads the text of the first tier.
 *
 * @throws when it is malformed
 */
export function readFirstTier(text: string): FirstTier {
  const {pages, columns} = JSON.parse(text) as {
    pages: (Omit<SearchPage, 'sections'> & {sections: number})[]
    columns: unknown[][]
  }
  let row = -1
  const readSection = () => {
    row += 1
    const entries = fields.map(
      (field, column) => [field, columns[column]?.[row]] as const,
    )
    return Object.fromEntries(entries.filter(([, value]) => value !== missing))
  }
  return pages.map((page) => ({
    ...page,
    sections: Array.from({length: page.sections}, readSection),
  })) as FirstTier
}
