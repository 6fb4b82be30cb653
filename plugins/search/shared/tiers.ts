import {packTexts, unpackTexts, type PackedTexts} from './packedTexts'
import type {PageSection, SearchPage} from './types'

/** The tier that is searched first: all pages, without prose and code. */
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

/**
 * A phrase as the index has it. Nobody sees phrases, and one spelling of each word is shorter than
 * two. Capitals within a word remain: they divide names.
 */
function plainPhrase(phrase: string): string {
  const plain = (word: string) =>
    /^\P{L}*\p{Lu}\P{Lu}*$/u.test(word) ? word.toLowerCase() : word
  return phrase.replace(/[,?!]/g, '').split(' ').map(plain).join(' ')
}

/** The anchor that most headings have. Anchors are an eighth of the first tier. */
function anchorOf(title: string): string | null {
  const words = title.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '')
  return words.replace(/\s/g, '-') || null
}

/**
 * Splits pages into the first tier and the rest, which is several times as large: prose and code.
 * Both tiers have pages and sections in the same order.
 *
 * @param maxSections how many sections of a page the first tier may have; with 1, only the
 *   section above the first heading, which stands for the page
 */
export function splitTiers(
  pages: readonly SearchPage[],
  maxSections = Infinity,
): Required<Tiers> {
  return {
    first: pages.map((page) => ({
      ...page,
      sections: page.sections.slice(0, maxSections).map((section) => {
        const {prose: _prose, code: _code, anchor, phrases, ...heading} = section
        return {
          ...heading,
          ...(anchor !== anchorOf(section.title) && {anchor}),
          ...(phrases && {phrases: phrases.map(plainPhrase)}),
        }
      }),
    })),
    rest: pages.map(({sections}) =>
      sections.map((section, position) => {
        if (position >= maxSections) return section
        const {prose, code} = section
        return {prose, code}
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
      // A section that the first tier lacks is complete in the rest.
      return {prose: [], code: '', anchor, ...heading, ...section} as PageSection
    })
    return {...page, sections}
  })
}

/** The fields of a section in the first tier that are not texts. */
const fields = ['level', 'anchor', 'declares'] as const

/** What a column has for a section without the field, which is never 0 itself. */
const missing = 0

interface WrittenTier {
  /** The pages without their titles and descriptions, with the number of their sections. */
  pages: Record<string, unknown>[]
  /** Of each field, the values of all sections. */
  columns: unknown[][]
  /** The title and description of each page, then the title and phrases of each section. */
  texts: PackedTexts
}

/**
 * The text of the first tier. The same fields of all sections stand together, which takes a tenth
 * less space gzipped than section by section.
 */
export function writeFirstTier(first: FirstTier): string {
  const sections = first.flatMap((page) => page.sections)
  const written: WrittenTier = {
    pages: first.map(({title: _title, description: _description, ...page}) => ({
      ...page,
      sections: page.sections.length,
    })),
    columns: fields.map((field) =>
      sections.map((section) =>
        section[field] === undefined ? missing : section[field],
      ),
    ),
    texts: packTexts([
      ...first.map(({title, description}) => [title, description]),
      ...sections.map(({title, phrases = []}) => [title, ...phrases]),
    ]),
  }
  return JSON.stringify(written)
}

/**
 * Reads the text of the first tier.
 *
 * @throws when it is malformed
 */
export function readFirstTier(text: string): FirstTier {
  const {pages, columns, texts} = JSON.parse(text) as WrittenTier
  const rows = unpackTexts(texts)
  const rowsOfSections = rows.splice(pages.length)
  let row = -1
  const readSection = () => {
    row += 1
    const entries = fields.map(
      (field, column) => [field, columns[column]?.[row]] as const,
    )
    const [title, ...phrases] = rowsOfSections[row] ?? []
    return {
      title,
      ...Object.fromEntries(entries.filter(([, value]) => value !== missing)),
      ...(phrases.length > 0 && {phrases}),
    }
  }
  return pages.map((page, index) => ({
    ...page,
    title: rows[index]?.[0],
    description: rows[index]?.[1],
    sections: Array.from({length: Number(page.sections)}, readSection),
  })) as FirstTier
}
