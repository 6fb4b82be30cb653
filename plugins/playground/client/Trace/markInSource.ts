import {textNodes} from '../../../lib/client/textNodes'

/** The name of the highlight, which ./styles.module.css styles. */
const highlight = 'trace-line'

/** The text of a 1-based line, as a range in the nodes of an element. */
function rangeOfLine(code: Element, line: number): Range | undefined {
  const lines = code.textContent.split('\n')
  const text = lines[line - 1]
  if (text === undefined) return undefined
  const start = lines.slice(0, line - 1).reduce((sum, {length}) => sum + length + 1, 0)
  const nodes = textNodes(code)
  const placeAt = (at: number): [Node, number] => {
    const node = nodes.findLast(({offset}) => offset <= at)
    return node ? [node.text, at - node.offset] : [code, 0]
  }
  const range = document.createRange()
  range.setStart(...placeAt(start))
  range.setEnd(...placeAt(start + text.length))
  return range
}

/** The source that an example shows, unless its editor is open. */
export const sourceOf = (figure?: Element | null): Element | null | undefined =>
  figure?.querySelector('[data-playground]')
    ? undefined
    : figure?.querySelector('pre code')

/** The 1-based line of a source at a height on the screen, or the next one that is not empty. */
export function lineAt(code: Element, y: number): number | undefined {
  for (let line = 1, range; (range = rangeOfLine(code, line)); line++)
    if (range.getBoundingClientRect().bottom > y) return line
  return undefined
}

/**
 * Marks a line of a source that is shown.
 *
 * @param line 1-based; without it, no line is marked
 */
export function markInSource(code: Element, line?: number, isScrolled = false): void {
  // Firefox before 140 and Safari before 17.2 have no highlights.
  if (!('highlights' in CSS)) return
  const range = line === undefined ? undefined : rangeOfLine(code, line)
  if (!range) {
    CSS.highlights.delete(highlight)
    return
  }
  CSS.highlights.set(highlight, new Highlight(range))
  if (isScrolled) range.startContainer.parentElement?.scrollIntoView({block: 'nearest'})
}
