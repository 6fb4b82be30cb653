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
 * How the query "two facets into one" finds "Several facets" on the page of useFacetMap:
 *
 * 1. `parseQuery` makes terms: `two`, `facet` and `one`, which a match should have; `into`,
 *    which is a stop word; and the whole query as one term, `twofacetintoone`, for names.
 * 2. The index looks up each term (`#find`) until something is found: as it is, as the
 *    beginning of a word and in its other forms; then by the parts of an identifier; then with
 *    typos. The score of a match depends on its field. This section has `facet` in its title,
 *    and `two` and `one` in the phrases with which people ask for it.
 * 3. The matches of all terms are collected by section (`#collect`). The fewer sections have a
 *    word, the more it says: `facet` says next to nothing. A section that matches only by the
 *    headings above it is left out, because the section of that heading matches too.
 * 4. The score of a section (`search`) is the sum of its matches, multiplied by factors for
 *    the share of the query that the section has, for the share that its page has, for its
 *    level, and for its kind of page.
 * 5. The titles and phrases of the best sections are compared with the whole query
 *    (phrases.ts). One phrase is "two facets into one", so the section moves to the top,
 *    before titles that only begin with the query.
 * 6. A title that equals the query would come before all others (`exactness`). A page has at
 *    most two sections among the first hits (spread.ts).
 *
 * tuning.ts has the figures.
 */

/** A section that matched a query. */
export interface SectionMatch {
  section: Section
  matches: Matches
}

/** The level of a page's own record, which is the highest level. */
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
  /** Terms of the section that matched, without stop words, each with the query's word. */
  terms: Map<string, string>
  /** Whether anything but the headings above the section matched. */
  own: boolean
}

/** The matches of all terms of a query. */
interface Collected {
  candidates: Candidate[]
  /** By the address of a page, the words that its sections have together. */
  wordsOfPages: Map<string, Set<string>>
  /** How much each word of the query says: the fewer sections have it, the more. */
  meanings: Map<string, number>
}

/** A page ranks before its sections, and a section before its subsections. */
function levelBoost({heading}: Section): number {
  const boost = (heading.weight.level / topLevel) ** levelExponent
  return heading.type === 'lvl1' ? boost * pageBoost : boost
}

function kindBoost({heading}: Section): number {
  return (kind.base + kind.perRank * heading.weight.pageRank) ** kind.exponent
}

/**
 * How exactly the title of a section is the query: not at all, apart from spaces and hyphens,
 * apart from case, or to the letter. Declarations of exports add one.
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

/** Finds and ranks the sections of the site for a query. */
export class SectionIndex {
  readonly #sections: Section[] = []
  readonly #phrases = new Phrases()
  readonly #titleTerms = new Set<string>()
  /** The terms of the index by their stem. */
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
   * @param chunkSize how many sections are indexed between pauses, in which other tasks of the
   *   thread run
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
   * Finds all sections with a word of the query, best first: those whose title is the query,
   * then by how much of the query they have, and where.
   *
   * @param accepts whether a section passes the reader's filters
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
   * Suggests other queries: the titles of pages that are similar to the query, and the names
   * of the site's sections.
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
   * Ranks words that stand together in a phrase before words from all over a section. A phrase
   * with the words of the query and no others counts like a title.
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

  /** Collects the matches of all terms of the query by section. */
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
    // A section that matches only by the headings above it is left to the section of that
    // heading, and one that matches only by stop words is no answer.
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

  /** Finds the terms of titles that begin with a misspelt word. */
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
