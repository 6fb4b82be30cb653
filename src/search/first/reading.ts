/** Class of the results in the prompt. */
export const resultsClass = 'search-prompt-results'

/** Whether a reader is among the results of a prompt: points, scrolls or has moved there. */
export function isReading(prompt: HTMLDialogElement): boolean {
  const results = prompt.querySelector(`.${resultsClass}`)
  if (!results) return false
  return (
    results.scrollTop > 0 ||
    results.matches(':hover, :focus-within') ||
    results.querySelector('li')?.getAttribute('aria-selected') === 'false'
  )
}
