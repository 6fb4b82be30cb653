import type {ListedHit, ResultList} from './list'

const steps: Partial<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1}

function open({href}: HTMLAnchorElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener')
  else if (event.shiftKey) window.open(href, '_blank', 'noopener,popup')
  else location.assign(href)
}

/**
 * Controls a list with the keys of an input: arrow keys move the active hit, and Enter follows
 * it, with Ctrl/Cmd in a new tab and with Shift in a new window.
 *
 * @param onFollow called before Enter follows a hit; `false` leaves Enter to the browser
 */
export function walkWithKeys(
  input: HTMLInputElement,
  list: ResultList,
  onFollow: (hit: ListedHit) => boolean,
): void {
  input.addEventListener('keydown', (event) => {
    const {active} = list
    if (event.isComposing || !active) return
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      list.move(step)
    } else if (event.key === 'Enter' && onFollow(active)) {
      event.preventDefault()
      open(active.link, event)
    }
  })
}
