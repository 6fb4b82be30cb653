const marker = 'navigation-with-keyboard'

/** Marks the page when Tab is pressed and unmarks it at a mouse press. */
export function markKeyboardNavigation(document: Document): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') document.body.classList.add(marker)
    },
    true,
  )
  document.addEventListener(
    'mousedown',
    () => document.body.classList.remove(marker),
    true,
  )
}
