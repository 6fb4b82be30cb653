import MiniSearch from 'minisearch'
import type {SearchResult as IndexMatch} from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import {isDeclaration} from '../../records'
import type {SearchPage} from '../../types'
import type {Matches} from './markup'
import {Phrases} from './phrases'
import {maxTypos} from './query'
import type {ParsedQuery, QueryTerm} from './query'
import {sectionTitle, toDocuments, toSections} from './sections'
import type {Section, SectionDocument} from './sections'
import {spread} from './spread'
import {squash, stem, tokens} from './tokens'
import {
  comparedCount,
  coverageExponent,
  fieldBoosts,
  kind,
  levelExponent,
  matchWeights,
  ofPage,
  ofPhrase,
  otherFormWeight,
  pageBoost,
  suggestion,
} from './tuning'

/**
 * How "two facets into one" finds "Several facets" on the page of useFacetMap:
 *
 * 1. `parseQuery` reads terms: `two`, `facet` and `one`, which a match should have; `into`,
 *    which only makes a question; and all of it as one, `twofacetintoone`, for names.
 * 2. The index is asked for each term (`#find`): as it is, as the beginning of a word and
 *    in its other forms, then by the parts of an identifier; where that finds nothing, with
 *    typos. A match counts by its field. This section has `facet` in its title, and `two`
 *    and `one` in the ways in which people ask for it.
 * 3. What the terms find is brought together by section (`#collect`). The fewer sections
 *    have a word, the more it says: `facet` says next to nothing. A section that has words
 *    only in the headings above it is left to the section with that heading.
 * 4. The score (`search`) is the sum of the matches, times the share of the query that the
 *    section has, the share that the rest of its page has, its level, and its kind of page.
 * 5. The title and the ways to ask of the best sections are compared with the whole query
 *    (phrases.ts). One is "two facets into one": the section moves to the top, before
 *    titles that only begin with the query.
 * 6. A title that is the query to the letter would stand before all others (`exactness`).
 *    No page has more than two sections among the first hits (spread.ts).
 *
 * tuning.ts has the figures.
 */

/** A section that matched a query. */
export interface SectionMatch {
  section: Section
  matches: Matches
}

/** The level of a page in the records: the highest there is. */
const topLevel = 90

interface RankedMatch extends SectionMatch {
  id: number
  exactness: number
  score: number
}

interface Candidate {
  id: number
  section: Section
  score: number
  /** The words of the query that matched. */
  words: Set<string>
  /** Terms of the section that matched, stop words apart, each with the query's word. */
  terms: Map<string, string>
  /** Whether more matched than the headings above. */
  own: boolean
}

/** What the words of a query find. */
interface Collected {
  candidates: Candidate[]
  /** The words that the sections of a page have together, by its address. */
  wordsOfPages: Map<string, Set<string>>
  /** How much each word of the query says: the fewer sections have it, the more. */
  meanings: Map<string, number>
}

/** A page ranks before its sections, a section before what is below it. */
function levelBoost({heading}: Section): number {
  const boost = (heading.weight.level / topLevel) ** levelExponent
  return heading.type === 'lvl1' ? boost * pageBoost : boost
}

function kindBoost({heading}: Section): number {
  return (kind.base + kind.perRank * heading.weight.pageRank) ** kind.exponent
}

/**
 * How exactly a section is what was asked for by name: not at all, up to the way of
 * writing, up to case, to the letter; and of those alike, the declaration of an export.
 */
function exactness(section: Section, {text, identity}: ParsedQuery): number {
  const title = sectionTitle(section)
  if (squash(title) !== identity) return 0
  const declared = isDeclaration(section.heading) ? 1 : 0
  if (title.toLowerCase() !== text.toLowerCase()) return 1 + declared
  return declared + (title === text ? 5 : 3)
}

function byRank(a: RankedMatch, b: RankedMatch): number {
  return b.exactness - a.exactness || b.score - a.score
}

function pageOf({heading}: Section): string {
  return heading.url_without_anchor
}

/** The searchable sections of the site: finds and ranks what a reader asks for. */
export class SectionIndex {
  readonly #sections: Section[] = []
  readonly #phrases = new Phrases()
  readonly #titleTerms = new Set<string>()
  /** The terms of the index by what they have in common with their other forms. */
  readonly #forms = new Map<string, Set<string>>()
  readonly #index = new MiniSearch<SectionDocument>({
    fields: Object.keys(fieldBoosts),
    tokenize: (text) => tokens(text).map(({term}) => term),
    processTerm: (term, field) => {
      this.#addForm(term)
      if (field === 'title' || field === 'asked') this.#phrases.count(term)
      return term
    },
    searchOptions: {
      boost: fieldBoosts,
      weights: matchWeights,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  })

  /**
   * Indexes pages.
   *
   * @param chunkSize how many sections to index between two breaks, which let other tasks
   *   of the thread run
   */
  static async build(
    pages: readonly SearchPage[],
    chunkSize: number,
  ): Promise<SectionIndex> {
    const built = new SectionIndex()
    const documents = pages.flatMap((page) => {
      const sections = toSections(page)
      const firstId = built.#sections.push(...sections) - sections.length
      for (const section of sections) {
        built.#phrases.add([sectionTitle(section), ...(section.heading.asked ?? [])])
      }
      return toDocuments(sections, firstId)
    })
    for (const {title} of documents) {
      for (const {term} of tokens(title)) built.#titleTerms.add(term)
    }
    await built.#index.addAllAsync(documents, {chunkSize})
    return built
  }

  /**
   * Finds sections, best first: those whose title is what was asked for, then by how much
   * of the query they have, and where. Whatever has a word of the query is found.
   *
   * @param accepts leaves out what the reader's filters exclude
   */
  search(query: ParsedQuery, accepts: (section: Section) => boolean): SectionMatch[] {
    const {candidates, wordsOfPages, meanings} = this.#collect(query, accepts)
    const meaning = (words: Iterable<string>) =>
      [...words].reduce((sum, word) => sum + (meanings.get(word) ?? 0), 0)
    const all = meaning(query.words)

    const ranked = candidates
      .map(({id, section, terms, score, words}) => {
        const coverage = meaning(words) / all
        const matches = {terms, queryWords: query.words, identity: query.identity}
        const pageCoverage = meaning(wordsOfPages.get(pageOf(section)) ?? []) / all
        return {
          id,
          section,
          matches,
          exactness: exactness(section, query),
          score:
            score *
            coverage ** coverageExponent *
            (1 + ofPage.weight * pageCoverage ** ofPage.exponent) *
            levelBoost(section) *
            kindBoost(section),
        }
      })
      .sort(byRank)
    return spread(
      [
        ...ranked
          .slice(0, comparedCount)
          .map((match) => this.#rerank(match))
          .sort(byRank),
        ...ranked.slice(comparedCount),
      ],
      ({section}) => pageOf(section),
    )
  }

  /**
   * Finds other queries that find something: titles of pages that look like the query,
   * else the names of the site's sections.
   */
  suggest(query: ParsedQuery, accepts: (section: Section) => boolean): string[] {
    const similar = this.#index
      .search({queries: query.words, combineWith: 'OR', ...suggestion})
      .flatMap(({id}) => this.#sections[id as number] ?? [])
    const titles = similar.filter(accepts).map(({heading}) => heading.hierarchy.lvl1)
    const sections = this.#sections.filter(accepts)
    const names = sections.map(({heading}) => heading.hierarchy.lvl0)
    return [...new Set([...titles, ...names])]
  }

  /**
   * Words that stand together in a way to ask mean more than words all over a section. One
   * that has the words of the query and no others counts as a title does.
   */
  #rerank(match: RankedMatch): RankedMatch {
    const near = this.#phrases.nearest(match.id, match.matches)
    return {
      ...match,
      exactness: Math.max(match.exactness, near === 1 ? 1 : 0),
      score: match.score * (1 + ofPhrase.weight * near ** ofPhrase.exponent),
    }
  }

  #addForm(term: string): void {
    const base = stem(term)
    const forms = this.#forms.get(base)
    if (forms) forms.add(term)
    else this.#forms.set(base, new Set([term]))
  }

  /** Brings together what each term of the query finds in a section. */
  #collect(query: ParsedQuery, accepts: (section: Section) => boolean): Collected {
    const candidates = new Map<number, Candidate>()
    const wordsOfPages = new Map<string, Set<string>>()
    const meanings = new Map<string, number>()

    const candidateOf = (id: number): Candidate | undefined => {
      const known = candidates.get(id)
      const section = this.#sections[id]
      if (known || !section || !accepts(section)) return known
      const candidate: Candidate = {
        id,
        section,
        score: 0,
        words: new Set(),
        terms: new Map(),
        own: false,
      }
      candidates.set(id, candidate)
      return candidate
    }

    for (const term of query.terms) {
      const {word, weight, covers} = term
      const found = this.#find(term)
      if (covers.length === 1) {
        meanings.set(word, Math.log(1 + this.#sections.length / (1 + found.length)))
      }
      for (const {id, score, match} of found) {
        const candidate = candidateOf(id as number)
        if (!candidate) continue
        candidate.score += score * weight
        const page = pageOf(candidate.section)
        const wordsOfPage = wordsOfPages.get(page) ?? new Set()
        wordsOfPages.set(page, wordsOfPage)
        for (const covered of covers) {
          candidate.words.add(covered)
          wordsOfPage.add(covered)
        }
        for (const [indexed, fields] of Object.entries(match)) {
          if (covers.length > 0) candidate.terms.set(indexed, word)
          candidate.own ||= fields.some((field) => field !== 'parents')
        }
      }
    }
    // A heading that matched stands for what is below it. What has nothing but words that
    // make a question is no answer.
    const answers = [...candidates.values()].filter(
      ({own, words}) => own && words.size > 0,
    )
    return {candidates: answers, wordsOfPages, meanings}
  }

  #find(term: QueryTerm): IndexMatch[] {
    const forms = [...(this.#forms.get(stem(term.word)) ?? [])]
    const others = forms.filter((form) => form !== term.word)
    for (const [index, attempt] of term.attempts.entries()) {
      const withForms =
        index === 0 && others.length > 0
          ? {
              queries: [
                attempt,
                {queries: others, boostTerm: () => otherFormWeight, prefix: false},
              ],
            }
          : attempt
      const found = this.#index.search(withForms)
      if (found.length > 0) return found
    }
    return term.typosIn === 'nothing' ? [] : this.#findWithTypos(term)
  }

  #findWithTypos({word, typosIn}: QueryTerm): IndexMatch[] {
    const inTitles = {fields: ['title']}
    return this.#index.search({
      ...(typosIn === 'titles' && inTitles),
      queries: [
        {queries: [word], fuzzy: maxTypos(word)},
        {...inTitles, queries: this.#completions(word), combineWith: 'OR'},
      ],
      combineWith: 'OR',
    })
  }

  /** Finds the terms of titles whose beginning is a term that has typos. */
  #completions(word: string): string[] {
    const typos = maxTypos(word)
    const byBeginning = new SearchableMap<string[]>()
    for (const term of this.#titleTerms) {
      if (term.length < word.length - typos) continue
      byBeginning.update(term.slice(0, word.length), (terms = []) => [...terms, term])
    }
    const near = byBeginning.fuzzyGet(word, typos)
    return [...near.values()].flatMap(([terms]) => terms)
  }
}
