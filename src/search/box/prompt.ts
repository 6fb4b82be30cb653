import {isSearchShortcut} from './shortcut'

/** Longest query that search takes, in characters (ARCHITECTURE.md, "Search"). */
export const maxQueryLength = 64

/** Says where the search page is, so that a query can be sent before search has loaded. */
export const searchButtonSelector = '[data-search-page]'

/** Class of the results in the prompt. */
export const resultsClass = 'search-prompt-results'

/** The prompt that is open, if one is. */
export function findSearchPrompt(document: Document): HTMLDialogElement | null {
  return document.querySelector('dialog.search-prompt')
}

function create(document: Document): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'search-prompt'
  dialog.setAttribute('aria-label', 'Search')
  const form = document.createElement('form')
  form.addEventListener('submit', () => {
    const button = document.querySelector<HTMLElement>(searchButtonSelector)
    form.action = button?.dataset.searchPage ?? ''
  })
  const input = document.createElement('input')
  Object.assign(input, {
    name: 'q',
    type: 'search',
    placeholder: 'Search docs',
    autocomplete: 'off',
    spellcheck: false,
    maxLength: maxQueryLength,
    value: (getSelection()?.toString() ?? '').slice(0, maxQueryLength),
  })
  input.setAttribute('aria-label', 'Search docs')
  const cancel = document.createElement('button')
  Object.assign(cancel, {type: 'button', textContent: 'Cancel'})
  cancel.addEventListener('click', () => dialog.close())
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  form.append(input, cancel, status)
  dialog.append(form)
  return dialog
}

/** Whether a pointer is on the backdrop, which counts as the dialog. */
function isOutside(dialog: Element, {clientX, clientY}: PointerEvent): boolean {
  const {left, right, top, bottom} = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/**
 * Opens a box that takes a query at once, while search itself loads: before the page is
 * hydrated (src/hydration) and after it (the search bar of the theme). Escape, Cancel, the
 * shortcut and a press outside close it; Enter sends the query to the search page. Opens
 * no second one.
 */
export function openSearchPrompt(document: Document): HTMLDialogElement {
  const open = findSearchPrompt(document)
  if (open) return open
  const dialog = create(document)
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('pointerdown', (event) => {
    if (isOutside(dialog, event)) dialog.close()
  })
  dialog.addEventListener('keydown', (event) => {
    // What is typed here is for this box alone.
    event.stopPropagation()
    // A browser would take Escape for the text in a search field first.
    const isEscape = event.key === 'Escape' && !event.isComposing
    if (!isEscape && !isSearchShortcut(event)) return
    event.preventDefault()
    dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector('input')?.select()
  // Filled when it is in the page, or screen readers would not announce it.
  const status = dialog.querySelector('[role="status"]')
  if (status) status.textContent = 'Search is loading. Enter leads to the search page.'
  return dialog
}

/** Without a key for so long, in milliseconds, a reader has paused. */
const readingPause = 400

/** How often to look whether a reader has paused, in milliseconds. */
const looking = 100

/** Whether a reader is among the results: has moved, scrolled or points there. */
export function isAmongResults(prompt: HTMLDialogElement): boolean {
  const results = prompt.querySelector(`.${resultsClass}`)
  if (!results) return false
  return (
    'moved' in prompt.dataset ||
    results.scrollTop > 0 ||
    results.matches(':hover, :focus-within')
  )
}

/**
 * Ends when there is nothing but a query in a prompt and its reader pauses, so that nothing
 * changes under the fingers; at once when nothing has been typed, or it is closed. A reader
 * who is among the results stays there.
 */
export async function pause(prompt: HTMLDialogElement): Promise<void> {
  const input = prompt.querySelector('input')
  let lastKey = performance.now()
  prompt.addEventListener('keydown', () => (lastKey = performance.now()))
  const isBusy = () =>
    isAmongResults(prompt) || performance.now() - lastKey < readingPause
  while (prompt.open && input?.value !== '' && isBusy()) {
    await new Promise((resolve) => setTimeout(resolve, looking))
  }
}

/** Closes a prompt and gives what was typed in it. */
export function takeQuery(prompt: HTMLDialogElement): string {
  const query = prompt.querySelector('input')?.value ?? ''
  prompt.close()
  prompt.remove()
  return query
}
