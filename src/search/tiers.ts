import {stopWords} from './engines/embedded/query'
import {stem, tokens, words} from './engines/embedded/tokens'
import type {PageSection, SearchPage} from './types'

/** The tier that is searched first: all pages, with some or all of their sections. */
export type FirstTier = (Omit<SearchPage, 'sections'> & {
  sections: (Omit<PageSection, 'prose' | 'code' | 'asked'> & {asked?: string})[]
})[]

/** The second tier: for each page, the parts of its sections that the first tier lacks. */
export type RestTier = {
  url: string
  sections: (Pick<PageSection, 'anchor'> & Partial<PageSection>)[]
}[]

/** How much of the pages the first tier has, from most to least. */
export const firstDetails = ['asked', 'headings', 'titles'] as const

export type FirstDetail = (typeof firstDetails)[number]

/** How many phrases of a section contribute words to the first tier. */
const firstPhrases = 5

/**
 * The words of a section's first search phrases, in one form each, without the words of its
 * titles. They are sorted, so that similar words are adjacent and compress well. The words take
 * a third less space than the phrases.
 */
function askedWords({title}: SearchPage, section: PageSection): string {
  const asked = words((section.asked ?? []).slice(0, firstPhrases).join(' '))
  const known = new Set(tokens(`${title} ${section.title}`).map(({term}) => stem(term)))
  const own = asked.flatMap(({term}) => {
    const base = stem(term)
    if (known.has(base) || stopWords.has(term)) return []
    known.add(base)
    return [term]
  })
  return own.sort().join(' ')
}

/**
 * Splits pages into the first tier and the rest, which is several times as large: prose, code,
 * and the search phrases in full.
 *
 * @param detail what the first tier has besides page titles: headings and the words of search
 *   phrases, only headings, or nothing
 */
export function splitTiers(
  pages: readonly SearchPage[],
  detail: FirstDetail = 'asked',
): {first: FirstTier; rest: RestTier} {
  // The section above the first heading stands for the page.
  const isInFirst = ({level}: PageSection) => detail !== 'titles' || level === 1
  return {
    first: pages.map((page) => ({
      ...page,
      sections: page.sections.filter(isInFirst).map((section) => {
        const {prose: _prose, code: _code, asked, ...heading} = section
        if (!asked || detail !== 'asked') return heading
        return {...heading, asked: askedWords(page, section)}
      }),
    })),
    rest: pages.map(({url, sections}) => ({
      url,
      sections: sections.map((section) => {
        const {anchor, prose, code, asked} = section
        return isInFirst(section) ? {anchor, prose, code, ...(asked && {asked})} : section
      }),
    })),
  }
}

const empty: PageSection = {
  level: 1,
  title: '',
  anchor: null,
  prose: [],
  code: '',
  declares: false,
}

/** Reassembles pages, from the first tier alone until the rest has loaded. */
export function joinTiers(first: FirstTier, rest: RestTier = []): SearchPage[] {
  const restOf = new Map(rest.map(({url, sections}) => [url, sections]))
  return first.map((page) => {
    const headings = new Map(
      page.sections.map(({asked, ...heading}) => [
        heading.anchor,
        asked === undefined ? heading : {...heading, asked: [asked]},
      ]),
    )
    const sections = restOf.get(page.url) ?? [...headings.values()]
    return {
      ...page,
      sections: sections.map((section) => ({
        ...empty,
        ...headings.get(section.anchor),
        ...section,
      })),
    }
  })
}
