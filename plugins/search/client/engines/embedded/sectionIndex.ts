import MiniSearch from 'minisearch'
import type {QueryCombination, SearchResult as IndexMatch} from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import {toSections} from '../../../shared/records'
import type {Section} from '../../../shared/records'
import type {SearchPage} from '../../../shared/types'
import type {Matches} from './markup'
import {bestFit, formShare} from './phrases'
import {maxTypos, weakWords} from './query'
import type {ParsedQuery, QueryTerm} from './query'
import {spread} from './spread'
import {toDocument} from './toDocument'
import {memoize, squash, stem, tokens} from './tokens'
import {
  broad,
  coverageExponent,
  enough,
  fieldBoosts,
  firstAnswer,
  kind,
  levelExponent,
  otherFormWeight,
  pageBoost,
  pageCount,
  phraseGain,
  rankedCount,
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
 *    What the last query looked up is not looked up again.
 * 3. The matches of all terms are collected by section (`#collect`). A word counts more if
 *    fewer sections have it: `facet` hardly counts, nor does a word such as `multiple`. A section
 *    that matches only through the headings above it is left out, because their own sections match
 *    too. On a large site, so is one that has only the frequent words of the query.
 * 4. The score of a section (`search`) is the sum of its matches, multiplied by factors for
 *    the share of the query that the section has, for its level (a page itself counts less, the
 *    longer the query), and for the kind of its page.
 * 5. The titles and phrases of the best sections are compared with the whole query
 *    (`#compare`, phrases.ts). A section gains if its title and phrases have the words of the query,
 *    if the query has its whole title or a whole phrase, if one of them has the same words of a
 *    question, such as "why does", and most if one phrase is close to the query, with the words of
 *    the titles. Here one is "two facets into one", so the section moves to the top, before titles
 *    that only begin with the query.
 *    Then a section gains from the other sections of its page that are among the best
 *    (`byPages`): a page about the subject has several. With both tiers of the index, the section
 *    that the first tier alone answers with gains most, so that search does not change its mind.
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

/** What a term gained for a section. */
interface Gain extends Pick<IndexMatch, 'score' | 'match'> {
  /** Whether anything but the headings above the section matched. */
  isOwn: boolean
}

/** The sections that a term found, by their numbers. */
type Found = ReadonlyMap<number, Gain>

/** A section that a query found, during ranking. */
interface Candidate {
  id: number
  indexed: IndexedSection
  /** How much of the query it has, by the rarity of the words. */
  coverage: number
  /** The last word that was counted: a word counts once, whichever terms found it. */
  word: string
  gain: number
  isOwn: boolean
  exactness: number
  score: number
}

/** A section, and what is the same for all queries. */
interface IndexedSection {
  section: Section
  /** The address of its page. */
  page: string
  /** Its title as one term, and the stem of that. */
  name: string
  base: string
  /** Whether it is the page itself. */
  isPage: boolean
  /** Its factors. */
  level: number
  kind: number
}

/** A text as one term without articles, which people leave out. */
const plain = memoize((text) => squash(text.replace(/\b(?:an?|the)\s/gi, '')))

/** A section ranks before its subsections. A page has a factor of its own. */
function levelBoost({heading}: Section): number {
  return (heading.weight.level / topLevel) ** levelExponent
}

function kindBoost({heading}: Section): number {
  return (kind.base + kind.perRank * heading.weight.pageRank) ** kind.exponent
}

/**
 * How exactly a section's title equals the query: not at all, ignoring spaces, hyphens and endings,
 * ignoring case, or to the letter. The title of a page and the declaration of an export add one;
 * a declaration counts if the query compares it with another.
 */
function exactness(
  {section: {title, declares}, name, base, isPage}: IndexedSection,
  {text, identity, compared}: ParsedQuery,
  stemOfQuery: string,
): number {
  if (declares && compared.has(name)) return 1
  const added = declares || isPage ? 1 : 0
  if (name !== identity) return base === stemOfQuery ? 1 + added : 0
  if (title.toLowerCase() !== text.toLowerCase()) return 1 + added
  return added + (title === text ? 5 : 3)
}

/** The factors of a section for a query with so many words. */
function factorsOf({coverage, indexed}: Candidate, words: number) {
  const {isPage, level, kind} = indexed
  return {
    coverage: coverage ** coverageExponent,
    level: isPage ? pageBoost.factor * words ** pageBoost.exponent : level,
    kind,
  }
}

type Rank = Pick<SectionMatch, 'exactness' | 'score'>

function byRank(a: Rank, b: Rank): number {
  return b.exactness - a.exactness || b.score - a.score
}

/** The best candidates in order. The others, which are many on a large site, are not sorted. */
function takeBest(candidates: Iterable<Candidate>, count: number): Candidate[] {
  const best: Candidate[] = []
  const cut = () => best.sort(byRank).splice(count)
  let worst: Candidate | undefined
  for (const candidate of candidates) {
    if (worst && byRank(candidate, worst) > 0) continue
    if (best.push(candidate) < 2 * count) continue
    cut()
    worst = best.at(-1)
  }
  cut()
  return best
}

function pageOf({section}: Pick<SectionMatch, 'section'>): string {
  return section.heading.url_without_anchor
}

/**
 * Orders sections, with a factor for how many sections of the same page are among the best, and one
 * for the section that the first tier answered with.
 */
function byPages(matches: SectionMatch[], answered?: string): SectionMatch[] {
  const counts = new Map<string, number>()
  for (const match of matches.sort(byRank).slice(0, pageCount.best))
    counts.set(pageOf(match), (counts.get(pageOf(match)) ?? 0) + 1)
  return matches
    .map((match) => {
      const page = (counts.get(pageOf(match)) ?? 1) ** pageCount.exponent
      const isAnswer = match.section.heading.url === answered
      const first = isAnswer
        ? 1 + firstAnswer * Math.sqrt(match.factors.coverage ?? 0)
        : 1
      const factors = {...match.factors, page, first}
      return {...match, score: match.score * page * first, factors}
    })
    .sort(byRank)
}

/** Finds and ranks the sections of the site for a query. */
export class SectionIndex {
  /** The titles of sections that declare an export. */
  readonly names = new Set<string>()
  readonly #sections: IndexedSection[] = []
  readonly #first: SectionIndex | undefined
  /** What the terms of the last query found: a reader who types changes few of them. */
  #lastFound = new Map<string, Found>()
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

  private constructor(first?: SectionIndex) {
    this.#first = first
  }

  /**
   * Indexes pages.
   *
   * @param chunkSize how many sections are indexed between pauses that let the thread run
   *   other tasks
   * @param first the index of the first tier, if these are both tiers
   */
  static async build(
    pages: readonly SearchPage[],
    chunkSize: number,
    first?: SectionIndex,
  ): Promise<SectionIndex> {
    const built = new SectionIndex(first)
    const documents = pages.flatMap(toSections).map((section, id) => {
      const name = squash(section.title)
      built.#sections.push({
        section,
        page: pageOf({section}),
        name,
        base: stem(name),
        isPage: section.heading.type === 'lvl1',
        level: levelBoost(section),
        kind: kindBoost(section),
      })
      if (section.declares) built.names.add(section.title)
      const document = toDocument(section, id)
      for (const {term} of tokens(document.title)) built.#titleTerms.add(term)
      return document
    })
    await built.#index.addAllAsync(documents, {chunkSize})
    return built
  }

  /**
   * Finds the sections with a word of the query. Sections whose title is the query come first;
   * the others are ranked by how much of the query they have, and where.
   *
   * @param accepts whether a section passes the reader's filters, which all sections of a page do
   *   or none
   * @param wanted how many sections are read at most
   * @returns the best sections, at least as many as are wanted, and how many there are
   */
  search(
    query: ParsedQuery,
    accepts: (section: Section) => boolean,
    wanted = 0,
  ): {matches: SectionMatch[]; count: number} {
    const [answer] = this.#first?.search(query, accepts).matches ?? []
    const answered = answer?.section.heading.url
    const found = this.#findAll(query.terms)
    const rarities = this.#rarities(query.words, query.terms, found)
    const candidates = this.#collect(query, found, rarities, accepts)
    const stemOfQuery = stem(query.identity)
    for (const candidate of candidates) {
      const {coverage, level, kind} = factorsOf(candidate, query.words.length)
      candidate.exactness = exactness(candidate.indexed, query, stemOfQuery)
      candidate.score = candidate.gain * coverage * level * kind
    }
    const best = takeBest(candidates, Math.max(wanted, rankedCount)).map((candidate) =>
      this.#compare(candidate, query, found, rarities),
    )
    // The others keep their order, so that they are the same whatever is wanted.
    const ranked = byPages(best.splice(0, rankedCount), answered)
    const matches = [...ranked, ...best]
    return {matches: spread(matches, pageOf), count: candidates.length}
  }

  /**
   * Suggests other queries: page titles similar to the query, and the names of the parts of
   * the site, such as "Rendering".
   */
  suggest(query: ParsedQuery, accepts: (section: Section) => boolean): string[] {
    const similar = this.#index
      .search({queries: query.words, combineWith: 'OR', ...suggestion})
      .flatMap(({id}) => this.#sections[id as number]?.section ?? [])
    const titles = similar.filter(accepts).map(({heading}) => heading.hierarchy.lvl1)
    const sections = this.#sections.map(({section}) => section).filter(accepts)
    const names = sections.map(({heading}) => heading.hierarchy.lvl0)
    return [...new Set([...titles, ...names])]
  }

  /**
   * Compares the title and the phrases of a section with the query, to rank words within one phrase
   * above words scattered across a section. A phrase that is the query counts like a title that
   * equals the query except for spaces and hyphens; one that differs only in stop words or in the
   * order of words counts less, as do the titles of the page and the section together.
   */
  #compare(
    candidate: Candidate,
    {text, terms, words, identity, formWords}: ParsedQuery,
    found: readonly Found[],
    rarities: ReadonlyMap<string, number>,
  ): SectionMatch {
    const {id, indexed} = candidate
    const {section} = indexed
    const {phrases = []} = section.heading
    const gains = terms.flatMap(({word}, index) => {
      const gain = found[index]?.get(id)
      return gain ? [{word, score: gain.score, match: gain.match}] : []
    })
    const foundTerms = gains.flatMap(({word, match}) =>
      Object.keys(match).map((term) => [term, word] as const),
    )
    const matches = {terms: new Map(foundTerms), queryWords: words, identity}
    const termsIn = (field: string) =>
      gains
        .filter(({match}) =>
          Object.values(match).some((fields) => fields.includes(field)),
        )
        .map(({word}) => word)
    const inTitle = termsIn('title')
    const inEither = [...new Set([...inTitle, ...termsIn('phrases')])]
    const asked = inEither.reduce((sum, word) => sum + (rarities.get(word) ?? 0), 0)
    const fit = bestFit(phrases, matches, [...inTitle, ...termsIn('parents')])
    const title = bestFit([section.title], matches)
    const near = Math.max(title.near, fit.near)
    // One word is a name more often than a question.
    const trust = 1 - 1 / words.length
    // "What is facet and why I need it" has one word that is not of its question.
    const asking = Math.max(1, Math.sqrt(formWords.length / words.length))
    const gainOf = (weight: number, value: number) =>
      1 + weight * value ** phraseGain.exponent
    const factors = {
      ...factorsOf(candidate, words.length),
      phrase: gainOf(phraseGain.near, near),
      asked: gainOf(phraseGain.asked, trust * asked),
      wholePhrase: gainOf(phraseGain.whole, trust * fit.share),
      title: 1 + phraseGain.title * trust * title.share,
      question:
        1 +
        phraseGain.question * asking * formShare([section.title, ...phrases], formWords),
    }
    const isSame =
      near === 1 &&
      [section.title, ...phrases].some((each) => plain(each) === plain(text))
    const path = `${section.heading.hierarchy.lvl1} ${section.title}`
    const isPath = !indexed.isPage && bestFit([path], matches).near === 1
    const likeTitle = isSame ? 1 : near === 1 || isPath ? 0.5 : 0
    return {
      section,
      matches,
      exactness: Math.max(candidate.exactness, likeTitle),
      score:
        candidate.score *
        factors.phrase *
        factors.asked *
        factors.wholePhrase *
        factors.title *
        factors.question,
      gains,
      factors,
    }
  }

  #addForm(term: string): void {
    const base = stem(term)
    const forms = this.#forms.get(base) ?? new Set()
    this.#forms.set(base, forms.add(term))
  }

  /** What each term finds. A term of the last query is not looked up again. */
  #findAll(terms: readonly QueryTerm[]): Found[] {
    const last = this.#lastFound
    this.#lastFound = new Map()
    return terms.map((term) => {
      const key = JSON.stringify(term)
      const found = last.get(key) ?? this.#find(term)
      this.#lastFound.set(key, found)
      return found
    })
  }

  /**
   * Collects what the terms of the query found, by section. The rarest terms are first: when they
   * have found enough, sections that have only words of most pages are left out.
   */
  #collect(
    {terms}: ParsedQuery,
    found: readonly Found[],
    rarities: ReadonlyMap<string, number>,
    accepts: (section: Section) => boolean,
  ): Candidate[] {
    const candidates: Candidate[] = []
    const byId: Candidate[] = []
    const accepted = new Map<string, boolean>()
    const add = (id: number): Candidate | undefined => {
      const indexed = this.#sections[id]
      if (!indexed) return undefined
      let isAccepted = accepted.get(indexed.page)
      if (isAccepted === undefined) {
        isAccepted = accepts(indexed.section)
        accepted.set(indexed.page, isAccepted)
      }
      if (!isAccepted) return undefined
      const candidate = {
        id,
        indexed,
        gain: 0,
        isOwn: false,
        coverage: 0,
        word: '',
        exactness: 0,
        score: 0,
      }
      byId[id] = candidate
      candidates.push(candidate)
      return candidate
    }

    for (const matches of found.toSorted((a, b) => a.size - b.size)) {
      const isEnough = candidates.length >= enough
      for (const [id, {score, isOwn}] of matches) {
        const candidate = byId[id] ?? (isEnough ? undefined : add(id))
        if (!candidate) continue
        candidate.gain += score
        candidate.isOwn ||= isOwn
      }
    }
    for (const [word, rarity] of rarities) {
      for (const [index, {covers}] of terms.entries()) {
        if (!covers.includes(word)) continue
        for (const id of found[index]?.keys() ?? []) {
          const candidate = byId[id]
          if (!candidate || candidate.word === word) continue
          candidate.word = word
          candidate.coverage += rarity
        }
      }
    }
    // A section that matches only through the headings above it is left out, because their own
    // sections match too, unless the query names a section of the site.
    const kept = candidates.filter(({isOwn}) => isOwn)
    return kept.length > 0 ? kept : candidates
  }

  /** The share of the query that each of its words is, which is higher for a rare word. */
  #rarities(
    words: readonly string[],
    terms: readonly QueryTerm[],
    found: readonly Found[],
  ): Map<string, number> {
    const rarities = words.map((word) => {
      const {size} = found[terms.findIndex((term) => term.word === word)] ?? new Map()
      const share = weakWords.has(word) ? weakWordShare : 1
      return [word, share * Math.log(1 + this.#sections.length / (1 + size))] as const
    })
    const total = rarities.reduce((sum, [, rarity]) => sum + rarity, 0)
    return new Map(rarities.map(([word, rarity]) => [word, rarity / total]))
  }

  #find({word, attempts}: QueryTerm): Found {
    const forms = [...(this.#forms.get(stem(word)) ?? [])]
    const queries = forms.filter((form) => form !== word)
    const otherForms = {queries, boostTerm: () => otherFormWeight}
    const [asTyped = '', ...later] = attempts
    // On a large site nearly every text has a word with the same first letter.
    const isBroad = word.length < broad.letters && this.#sections.length > broad.sections
    const first = isBroad ? [{queries: [asTyped], fields: ['title']}, word] : [asTyped]
    for (const attempt of [{queries: [...first, otherForms]}, ...later]) {
      const found = this.#lookUp(attempt)
      if (found.size > 0) return found
    }
    return this.#findWithTypos(word)
  }

  /** Looks a term up. The filter keeps what it is shown, because MiniSearch sorts what passes. */
  #lookUp(query: QueryCombination): Found {
    const found = new Map<number, Gain>()
    this.#index.search(query, {
      filter: ({id, score, match}) => {
        const isOwn = Object.values(match).some((fields) =>
          fields.some((field) => field !== 'parents'),
        )
        found.set(id as number, {score, match, isOwn})
        return false
      },
    })
    return found
  }

  #findWithTypos(word: string): Found {
    return this.#lookUp({
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
