/** The name of the highlight, which ./styles.module.css styles. */
const highlight = 'trace-line'

/** The text of a 1-based line, as a range in the nodes of an element. */
export function rangeOfLine(code: Element, line: number): Range | undefined {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let isStarted = line === 1
  if (isStarted) range.setStart(code, 0)
  let breaks = 0
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const {data} = node as Text
    for (let at = data.indexOf('\n'); at >= 0; at = data.indexOf('\n', at + 1)) {
      breaks += 1
      if (breaks === line - 1) {
        range.setStart(node, at + 1)
        isStarted = true
      } else if (breaks === line) {
        range.setEnd(node, at)
        return range
      }
    }
  }
  if (!isStarted) return undefined
  range.setEnd(code, code.childNodes.length)
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
