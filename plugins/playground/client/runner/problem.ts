/** Said when a part of an example could not be loaded. */
export const notLoaded =
  'The example could not be loaded. Look at your connection, and press Run again.'

/** Shows and announces what keeps an example from running; an empty text hides it. */
export function showProblem(example: Element, text: string): void {
  const shown = example.querySelector('[data-example-problem]')
  if (shown) shown.textContent = text
}
