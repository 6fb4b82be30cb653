/** Collects what a reader types between asking for search and seeing its box. */
export interface TypeAhead {
  /** Stops collecting. Gives the text so far. */
  stop: () => string
}

/**
 * Starts to collect keys that are pressed anywhere in the page.
 *
 * @param onCancel called when the reader presses Escape instead
 */
export function startTypeAhead(onCancel: () => void): TypeAhead {
  let text = ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key.length === 1) text += event.key
    else return
    event.preventDefault()
  }
  window.addEventListener('keydown', onKeyDown, true)
  return {
    stop() {
      window.removeEventListener('keydown', onKeyDown, true)
      return text
    },
  }
}
