import {toRecords} from '../../src/search/records'
import type {DocSearchRecord, SearchPage} from '../../src/search/types'

/**
 * The search that needs no engine, to measure the engine against: every record that has
 * all words of the query somewhere, headings first.
 *
 * @returns the URLs that it finds, each once
 */
export function createNaiveScan(
  pages: readonly SearchPage[],
): (query: string) => string[] {
  const records = pages.flatMap(toRecords)
  const textOf = ({hierarchy, content}: DocSearchRecord) =>
    [...Object.values(hierarchy), content].join(' ').toLowerCase()

  return (query) => {
    const words = query.toLowerCase().split(/\s+/)
    const found = records.filter((record) => {
      const text = textOf(record)
      return words.every((word) => text.includes(word))
    })
    const ranked = found.sort((a, b) => b.weight.level - a.weight.level)
    return [...new Set(ranked.map(({url}) => url))]
  }
}
