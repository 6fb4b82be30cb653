const marker = 'navigation-with-keyboard'

/** Marks the page when Tab is pressed and unmarks it when a mouse button is pressed. */
export function markKeyboardNavigation(): void {
  const mark = ({key}: KeyboardEvent) => {
    if (key === 'Tab') document.body.classList.add(marker)
  }
  const unmark = () => document.body.classList.remove(marker)
  document.addEventListener('keydown', mark, true)
  document.addEventListener('mousedown', unmark, true)
}
