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

/** The anchor that most headings have. Anchors are an eighth of the first tier. */
function anchorOf(title: string): string | null {
  const words = title.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '')
  return words.replace(/\s/g, '-') || null
}

/**
 * A section's search phrases as the first tier has them: their words, which take a third less
 * space. There is one for each stem, without stop words and words of the page's or the section's
 * title, sorted, so that similar words are adjacent and compress well. A phrase with at most one
 * such word, such as "what is a facet", stays whole.
 */
function phrasesOf(
  {title}: SearchPage,
  {title: heading, phrases = []}: PageSection,
): Pick<PageSection, 'phrases' | 'phraseWords'> {
  const known = new Set(tokens(`${title} ${heading}`).map(({term}) => stem(term)))
  const own = new Map<string, string>()
  const whole: string[] = []
  for (const phrase of phrases) {
    const terms = words(phrase).flatMap(({term}) =>
      known.has(stem(term)) || stopWords.has(term) ? [] : [term],
    )
    if (terms.length < 2) whole.push(phrase)
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
): {first: FirstTier; rest: RestTier} {
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
          ...phrasesOf(page, section),
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
