import MiniSearch from 'minisearch'
import type {SearchResult as IndexMatch} from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import {toSections} from '../../../shared/records'
import type {Section} from '../../../shared/records'
import type {SearchPage} from '../../../shared/types'
import {memoize} from './markup'
import type {Matches} from './markup'
import {nearness, nearnessToWords} from './phrases'
import {maxTypos, weakWords} from './query'
import type {ParsedQuery, QueryTerm} from './query'
import {spread} from './spread'
import {toDocument} from './toDocument'
import {squash, stem, tokens} from './tokens'
import {
  comparedCount,
  coverageExponent,
  fieldBoosts,
  kind,
  levelExponent,
  pageGain,
  phraseGain,
  otherFormWeight,
  pageBoost,
  suggestion,
  weakWordShare,
} from './tuning'

/**
 * How the query "two facets into one" finds "Several facets" on the page of useFacetMap:
 *
 * 1. `parseQuery` makes terms: `two`, `facet` and `one`, which a match should have, and the
 *    whole query as one term, `twofacetintoone`, for names. `into` is a stop word.
 * 2. The index looks up each term (`#find`) until something is found: as it is, as the
 *    beginning of a word and in its other forms; then by the parts of an identifier; then with
 *    typos. A title is also indexed as one word (toDocument.ts), so that one that begins with the
 *    query gains. The score of a match depends on its field. "Several facets" has `facet` in its
 *    title, and `two` and `one` in its search phrases.
 * 3. The matches of all terms are collected by section (`#collect`). A word counts more if
 *    fewer sections have it: `facet` hardly counts, nor does a word such as `multiple`. A section
 *    that matches only through the headings above it is left out, because their own sections match
 *    too.
 * 4. The score of a section (`search`) is the sum of its matches, multiplied by factors for
 *    the share of the query that the section has, for the share that its page has, for its
 *    level, and for the kind of its page.
 * 5. The titles and phrases of the best sections are compared with the whole query
 *    (phrases.ts). One phrase is "two facets into one", so the section moves to the top,
 *    before titles that only begin with the query.
 * 6. A title that equals the query comes first (`exactness`); here there is none. A page has at
 *    most two sections among the first hits (spread.ts).
 *
 * tuning.ts has the parameters.
 */

/** A section that matched a query, and why it has its rank (`npm run search:query`). */
export interface SectionMatch {
  section: Section
  matches: Matches
  /** Sections are ranked by it, then by their score. */
  exactness: number
  /** The sum of the gains, multiplied by the factors. */
  score: number
  /** What each term of the query gained, and by which words of the index, in which fields. */
  gains: {word: string; score: number; match: IndexMatch['match']}[]
  factors: Record<string, number>
}

/** The level of a page's own record, which is the highest level. */
const topLevel = 90

/** A section during ranking. */
interface Candidate extends SectionMatch {
  /** The words of the query that the section has. */
  words: Set<string>
  /** The words of the query that the sections of its page have together. */
  wordsOfPage: Set<string>
  /** Whether anything but the headings above the section matched. */
  hasOwnMatch: boolean
}

/** A page ranks before its sections, and a section before its subsections. */
function levelBoost({heading}: Section): number {
  const boost = (heading.weight.level / topLevel) ** levelExponent
  return heading.type === 'lvl1' ? boost * pageBoost : boost
}

function kindBoost({heading}: Section): number {
  return (kind.base + kind.perRank * heading.weight.pageRank) ** kind.exponent
}

/** A title as one term, and the stem of that. */
const nameOf = memoize((title) => {
  const name = squash(title)
  return {name, base: stem(name)}
})

/**
 * How exactly a section's title equals the query: not at all, ignoring spaces, hyphens and endings,
 * ignoring case, or to the letter. The title of a page and the declaration of an export add one;
 * a declaration counts if the query compares it with another.
 */
function exactness(
  {title, declares, heading}: Section,
  {text, identity, compared}: ParsedQuery,
  stemOfQuery: string,
): number {
  const {name, base} = nameOf(title)
  if (declares && compared.has(name)) return 1
  const added = declares || heading.type === 'lvl1' ? 1 : 0
  if (name !== identity) return base === stemOfQuery ? 1 + added : 0
  if (title.toLowerCase() !== text.toLowerCase()) return 1 + added
  return added + (title === text ? 5 : 3)
}

function multiply(candidate: Candidate, factors: Record<string, number>): void {
  for (const factor of Object.values(factors)) candidate.score *= factor
  Object.assign(candidate.factors, factors)
}

function byRank(a: Candidate, b: Candidate): number {
  return b.exactness - a.exactness || b.score - a.score
}

function pageOf({section}: Pick<SectionMatch, 'section'>): string {
  return section.heading.url_without_anchor
}

/** Finds and ranks the sections of the site for a query. */
export class SectionIndex {
  /** The titles of sections that declare an export. */
  readonly names = new Set<string>()
  readonly #sections: Section[] = []
  readonly #titleTerms = new Set<string>()
  /** The terms of the index by their stem. */
  readonly #forms = new Map<string, Set<string>>()
  readonly #index = new MiniSearch<ReturnType<typeof toDocument>>({
    fields: Object.keys(fieldBoosts),
    tokenize: (text) => tokens(text).map(({term}) => term),
    processTerm: (term) => {
      this.#addForm(term)
      return term
    },
    searchOptions: {
      boost: fieldBoosts,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  })

  /**
   * Indexes pages.
   *
   * @param chunkSize how many sections are indexed between pauses that let the thread run
   *   other tasks
   */
  static async build(
    pages: readonly SearchPage[],
    chunkSize: number,
  ): Promise<SectionIndex> {
    const built = new SectionIndex()
    const documents = pages.flatMap(toSections).map((section, id) => {
      built.#sections.push(section)
      if (section.declares) built.names.add(section.title)
      const document = toDocument(section, id)
      for (const {term} of tokens(document.title)) built.#titleTerms.add(term)
      return document
    })
    await built.#index.addAllAsync(documents, {chunkSize})
    return built
  }

  /**
   * Finds all sections with a word of the query. Sections whose title is the query come first;
   * the others are ranked by how much of the query they have, and where.
   *
   * @param accepts whether a section passes the reader's filters
   */
  search(query: ParsedQuery, accepts: (section: Section) => boolean): SectionMatch[] {
    const {candidates, rarities} = this.#collect(query, accepts)
    const rarityOf = (words: Iterable<string>) =>
      [...words].reduce((sum, word) => sum + (rarities.get(word) ?? 0), 0)
    const queryRarity = rarityOf(query.words)
    const stemOfQuery = stem(query.identity)

    for (const candidate of candidates) {
      const {section, words, wordsOfPage} = candidate
      const coverage = rarityOf(words) / queryRarity
      const pageCoverage = rarityOf(wordsOfPage) / queryRarity
      candidate.exactness = exactness(section, query, stemOfQuery)
      multiply(candidate, {
        coverage: coverage ** coverageExponent,
        page: 1 + pageGain.weight * pageCoverage ** pageGain.exponent,
        level: levelBoost(section),
        kind: kindBoost(section),
      })
    }
    const others = candidates.sort(byRank)
    const best = others.splice(0, comparedCount)
    for (const candidate of best) this.#rerank(candidate)
    return spread([...best.sort(byRank), ...others], pageOf)
  }

  /**
   * Suggests other queries: page titles similar to the query, and the names of the parts of
   * the site, such as "Rendering".
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
   * Ranks words within one phrase above words scattered across a section. A phrase that is the
   * query counts like a title that equals the query except for spaces and hyphens; one that differs
   * only in stop words or in the order of words counts less.
   */
  #rerank(candidate: Candidate): void {
    const {section, matches} = candidate
    const {title, heading} = section
    const phrases = [title, ...(heading.phrases ?? [])]
    const near = Math.max(
      nearness(phrases, matches),
      nearnessToWords(heading.phraseWords ?? '', matches),
    )
    if (near === 1) {
      const {identity} = matches
      const isSame = phrases.some((phrase) => squash(phrase) === identity)
      candidate.exactness = Math.max(candidate.exactness, isSame ? 1 : 0.5)
    }
    multiply(candidate, {phrase: 1 + phraseGain.weight * near ** phraseGain.exponent})
  }

  #addForm(term: string): void {
    const base = stem(term)
    const forms = this.#forms.get(base) ?? new Set()
    this.#forms.set(base, forms.add(term))
  }

  /**
   * Collects the matches of all terms of the query by section.
   *
   * @returns the candidates, and the weight of each query word, which is higher for a rare word
   */
  #collect(query: ParsedQuery, accepts: (section: Section) => boolean) {
    const {words: queryWords, identity} = query
    const candidates = new Map<number, Candidate>()
    const wordsOfPages = new Map<string, Set<string>>()
    const rarities = new Map<string, number>()

    const candidateOf = (id: number): Candidate | undefined => {
      const known = candidates.get(id)
      const section = this.#sections[id]
      if (known || !section || !accepts(section)) return known
      const matches = {terms: new Map<string, string>(), queryWords, identity}
      const page = pageOf({section})
      const wordsOfPage = wordsOfPages.get(page) ?? new Set()
      wordsOfPages.set(page, wordsOfPage)
      const candidate: Candidate = {
        section,
        matches,
        exactness: 0,
        score: 0,
        gains: [],
        factors: {},
        words: new Set(),
        wordsOfPage,
        hasOwnMatch: false,
      }
      candidates.set(id, candidate)
      return candidate
    }

    for (const term of query.terms) {
      const {word, covers} = term
      const found = this.#find(term)
      if (covers.length === 1) {
        const share = weakWords.has(word) ? weakWordShare : 1
        rarities.set(
          word,
          share * Math.log(1 + this.#sections.length / (1 + found.length)),
        )
      }
      for (const {id, score, match} of found) {
        const candidate = candidateOf(id as number)
        if (!candidate) continue
        candidate.score += score
        candidate.gains.push({word, score, match})
        for (const covered of covers) {
          candidate.words.add(covered)
          candidate.wordsOfPage.add(covered)
        }
        for (const [indexed, fields] of Object.entries(match)) {
          candidate.matches.terms.set(indexed, word)
          candidate.hasOwnMatch ||= fields.some((field) => field !== 'parents')
        }
      }
    }
    // A section that matches only through the headings above it is left out, because their own
    // sections match too, unless the query names a section of the site.
    const all = [...candidates.values()]
    const kept = all.filter(({hasOwnMatch}) => hasOwnMatch)
    return {candidates: kept.length > 0 ? kept : all, rarities}
  }

  #find({word, attempts}: QueryTerm): IndexMatch[] {
    const forms = [...(this.#forms.get(stem(word)) ?? [])]
    const queries = forms.filter((form) => form !== word)
    const otherForms = {queries, boostTerm: () => otherFormWeight}
    const [asTyped = '', ...later] = attempts
    for (const attempt of [{queries: [asTyped, otherForms]}, ...later]) {
      const found = this.#index.search(attempt)
      if (found.length > 0) return found
    }
    return this.#findWithTypos(word)
  }

  #findWithTypos(word: string): IndexMatch[] {
    return this.#index.search({
      queries: [
        {queries: [word], fuzzy: maxTypos(word)},
        {fields: ['title'], queries: this.#completions(word), combineWith: 'OR'},
      ],
      combineWith: 'OR',
    })
  }

  /** Finds title terms whose beginning is similar to a misspelt word. */
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
