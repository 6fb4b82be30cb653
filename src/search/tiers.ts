import {stopWords} from './engines/embedded/query'
import {stem, tokens, words} from './engines/embedded/tokens'
import type {PageSection, SearchPage} from './types'

/** What is searched first: pages, with as many of their sections as are in it. */
export type FirstTier = (Omit<SearchPage, 'sections'> & {
  sections: (Omit<PageSection, 'prose' | 'code' | 'asked'> & {asked?: string})[]
})[]

/** What comes behind it: what the sections of a page do not have yet, by their anchors. */
export type RestTier = {
  url: string
  sections: (Pick<PageSection, 'anchor'> & Partial<PageSection>)[]
}[]

/** How much of the pages is searched first, the most first. */
export const firstDetails = ['asked', 'headings', 'titles'] as const

export type FirstDetail = (typeof firstDetails)[number]

/** So many of the ways to ask for a section are searched first: those that stand first. */
const firstPhrases = 5

/**
 * The words in which most people ask for a section and that its titles do not have, each in
 * one form: a third less than the phrases when they are sorted, which brings like ones
 * together.
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
 * Splits pages into what a first result needs and the rest (prose, code, the phrases in
 * full), which weighs several times as much.
 *
 * @param detail what is first besides titles: headings and the words in which people ask,
 *   or headings, or nothing
 */
export function splitTiers(
  pages: readonly SearchPage[],
  detail: FirstDetail = 'asked',
): {first: FirstTier; rest: RestTier} {
  // The section above the first heading has the page's own title.
  const isFirst = ({level}: PageSection) => detail !== 'titles' || level === 1
  return {
    first: pages.map((page) => ({
      ...page,
      sections: page.sections.filter(isFirst).map((section) => {
        const {prose: _prose, code: _code, asked, ...heading} = section
        if (!asked || detail !== 'asked') return heading
        return {...heading, asked: askedWords(page, section)}
      }),
    })),
    rest: pages.map(({url, sections}) => ({
      url,
      sections: sections.map((section) => {
        const {anchor, prose, code, asked} = section
        return isFirst(section) ? {anchor, prose, code, ...(asked && {asked})} : section
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

/** Puts pages together again; of what is searched first alone until the rest has come. */
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
