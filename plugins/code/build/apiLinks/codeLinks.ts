import type {TextRange} from '../../../content/fence'
import type {Reference} from './references'

export interface CodeLink extends TextRange {
  /** An address with the base URL. */
  href: string
  isTabStop: boolean
}

/**
 * Makes links for the shown part of a sample.
 *
 * Tab stops only at the first mention of each name, usually its import, so that keyboard users
 * need not pass every mention.
 *
 * @param shown the sample's shown part; link offsets count from its start
 */
export function codeLinks(
  references: readonly Reference[],
  shown: TextRange,
  addressOf: (name: string) => string | undefined,
): CodeLink[] {
  const seen = new Set<string>()
  return references
    .filter(({start, end}) => start >= shown.start && end <= shown.end)
    .flatMap(({name, start, end}) => {
      const href = addressOf(name)
      if (href === undefined) return []
      const isTabStop = !seen.has(name)
      seen.add(name)
      return {start: start - shown.start, end: end - shown.start, href, isTabStop}
    })
}
