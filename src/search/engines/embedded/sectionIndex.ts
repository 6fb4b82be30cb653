import MiniSearch from 'minisearch'
import type {SearchResult as IndexMatch} from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import {isDeclaration} from '../../records'
import type {SearchPage} from '../../types'
import {bestRecord} from './bestRecord'
import type {Matches} from './markup'
import {maxTypos} from './query'
import type {ParsedQuery, QueryTerm} from './query'
import {sectionTitle, toDocuments, toSections} from './sections'
import type {Section, SectionDocument} from './sections'
import {squash, tokens} from './tokens'

/** A section that matched a query. */
export interface SectionMatch {
  section: Section
  matches: Matches
}

// The figures of this file and of query.ts were chosen with `npm run bench:search`.

/** How much a match in a field counts. */
const fieldBoosts = {title: 12, path: 4, parents: 2, prose: 1, code: 0.4, body: 0.5}

/** How much a word counts that is only the beginning of what matched. */
const weights = {fuzzy: 0.45, prefix: 0.2}

/** How much more a section counts that has more of the query's words. */
const coverageExponent = 3

/** How near a title has to be to a query that found nothing, to be suggested instead. */
const similarity = {fields: ['title'], prefix: true, fuzzy: 0.5}

/** How many of the best matches are looked at more closely. */
const rerankedCount = 50

/** Of the words that the best match has, the part that every other has to have. */
const minCoverage = 0.7

interface RankedMatch extends SectionMatch {
  exactness: number
  score: number
}

interface Candidate {
  section: Section
  score: number
  /** How many of the query's words matched. */
  covered: number
  /** Terms of the section that matched, stop words apart, each with the query's word. */
  terms: Map<string, string>
  /** Whether more matched than the headings above. */
  own: boolean
}

/** A page ranks before its sections, a section before what is below it. */
function levelBoost({heading}: Section): number {
  return heading.weight.level / 90
}

function rankBoost({heading}: Section): number {
  return 0.4 + 0.2 * heading.weight.pageRank
}

/**
 * How exactly a section is what was asked for by name: not at all, up to the way of
 * writing, up to case, to the letter, and as the declaration of an export of that name.
 */
function exactness(section: Section, {text, identity}: ParsedQuery): number {
  const title = sectionTitle(section)
  if (squash(title) !== identity) return 0
  if (title.toLowerCase() !== text.toLowerCase()) return 1
  if (title !== text) return 2
  return isDeclaration(section.heading) ? 4 : 3
}

function byRank(a: RankedMatch, b: RankedMatch): number {
  return b.exactness - a.exactness || b.score - a.score
}

/** Words that stand together in one sentence mean more than words all over a page. */
function rerank(match: RankedMatch): RankedMatch {
  const {matched} = bestRecord(match.section, match.matches)
  return {...match, score: match.score * matched ** 2}
}

/** The searchable sections of the site: finds and ranks what a reader asks for. */
export class SectionIndex {
  readonly #sections: Section[] = []
  readonly #titleTerms = new Set<string>()
  readonly #index = new MiniSearch<SectionDocument>({
    fields: Object.keys(fieldBoosts),
    tokenize: (text) => tokens(text).map(({term}) => term),
    processTerm: (term) => term,
    searchOptions: {
      boost: fieldBoosts,
      weights,
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
      return toDocuments(sections, firstId)
    })
    for (const {title} of documents) {
      for (const {term} of tokens(title)) built.#titleTerms.add(term)
    }
    await built.#index.addAllAsync(documents, {chunkSize})
    return built
  }

  /**
   * Finds sections, best first: those whose title is what was asked for, then by how many
   * words match, and where.
   *
   * @param accepts leaves out what the reader's filters exclude
   */
  search(query: ParsedQuery, accepts: (section: Section) => boolean): SectionMatch[] {
    const candidates = this.#collect(query, accepts)
    const mostCovered = candidates.reduce((most, {covered}) => Math.max(most, covered), 0)

    const ranked = candidates
      .filter(({covered}) => covered >= mostCovered * minCoverage)
      .map(({section, terms, score, covered}) => ({
        section,
        matches: {terms, queryWords: query.words, identity: query.identity},
        exactness: exactness(section, query),
        score:
          score * covered ** coverageExponent * levelBoost(section) * rankBoost(section),
      }))
      .sort(byRank)
    return [
      ...ranked.slice(0, rerankedCount).map(rerank).sort(byRank),
      ...ranked.slice(rerankedCount),
    ]
  }

  /**
   * Finds other queries that find something: titles of pages that look like the query,
   * else the names of the site's sections.
   */
  suggest(query: ParsedQuery, accepts: (section: Section) => boolean): string[] {
    const similar = this.#index
      .search({queries: query.words, combineWith: 'OR', ...similarity})
      .flatMap(({id}) => this.#sections[id as number] ?? [])
    const titles = similar.filter(accepts).map(({heading}) => heading.hierarchy.lvl1)
    const sections = this.#sections.filter(accepts)
    const names = sections.map(({heading}) => heading.hierarchy.lvl0)
    return [...new Set([...titles, ...names])]
  }

  /** Brings together what each term of the query finds in a section. */
  #collect(query: ParsedQuery, accepts: (section: Section) => boolean): Candidate[] {
    const candidates = new Map<Section, Candidate>()
    for (const term of query.terms) {
      for (const {id, score, match} of this.#find(term)) {
        const section = this.#sections[id as number]
        if (!section || !accepts(section)) continue
        const candidate = candidates.get(section) ?? {
          section,
          score: 0,
          covered: 0,
          terms: new Map<string, string>(),
          own: false,
        }
        candidates.set(section, candidate)
        candidate.score += score * term.weight
        candidate.covered = Math.min(candidate.covered + term.covers, query.words.length)
        for (const [indexed, fields] of Object.entries(match)) {
          if (term.covers > 0) candidate.terms.set(indexed, term.word)
          candidate.own ||= fields.some((field) => field !== 'parents')
        }
      }
    }
    // A heading that matched stands for what is below it.
    return [...candidates.values()].filter(({own}) => own)
  }

  #find(term: QueryTerm): IndexMatch[] {
    for (const attempt of term.attempts) {
      const found = this.#index.search(attempt)
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
