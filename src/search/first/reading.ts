/** The class of the list of results in the prompt. */
export const resultsClass = 'search-prompt-results'

/**
 * Whether a reader is using the results of a prompt: points at the list, has focused or
 * scrolled it, or has moved to another hit than the first.
 */
export function isReading(prompt: HTMLDialogElement): boolean {
  const results = prompt.querySelector(`.${resultsClass}`)
  if (!results) return false
  return (
    results.scrollTop > 0 ||
    results.matches(':hover, :focus-within') ||
    results.querySelector('li')?.getAttribute('aria-selected') === 'false'
  )
}
