import type {SearchPage} from '../../plugins/search/shared/types'

const wordPattern = /[\p{L}\p{N}_$]+/gu

/** Makes numbers from 0 to 1 that look random and are the same in each run. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** The distinct words of some texts, the most frequent first. */
function wordsByFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    for (const word of text.match(wordPattern) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word)
}

/**
 * Adds pages to those of a site until there are as many as wanted. Each has the outline of a page
 * of the site, and texts of the same lengths, whose words are the site's, as frequent as Zipf's law
 * says: the second half as often as the first, the third a third as often.
 */
export function addSyntheticPages(
  pages: readonly SearchPage[],
  count: number,
): SearchPage[] {
  const vocabulary = wordsByFrequency(
    pages.flatMap(({sections}) =>
      sections.flatMap(({title, prose, code}) => [title, code, ...prose]),
    ),
  )
  const random = createRandom()
  const anyWord = () => vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? ''
  const reword = (text: string) => text.replace(wordPattern, anyWord)
  const imitate = (page: SearchPage, index: number): SearchPage => ({
    ...page,
    url: `${page.url}-${index}`,
    title: reword(page.title),
    description: reword(page.description),
    sections: page.sections.map((section) => ({
      ...section,
      title: reword(section.title),
      prose: section.prose.map(reword),
      code: reword(section.code),
      declares: false,
      phrases: section.phrases?.map(reword),
    })),
  })
  const added = Array.from({length: Math.ceil(count / pages.length)}, (_, round) =>
    pages.map((page, index) => imitate(page, round * pages.length + index)),
  )
  return [...pages, ...added.flat()].slice(0, count)
}
