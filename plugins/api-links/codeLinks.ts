import type {TextRange} from '../code-blocks/fence'
import type {CodeLink} from '../code-blocks/highlight'
import type {Reference} from './references'

/**
 * Makes the links of the shown part of a sample.
 *
 * Tab stops at the first mention of each name only, as a rule in the imports: a reader who
 * walks through a page by keyboard gets to every page that a sample leads to, once.
 *
 * @param references in the whole sample
 * @param shown the part of it that is shown; offsets of the links count from its start
 * @param addressOf gives the address of a name; nothing when it is not to be linked
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
