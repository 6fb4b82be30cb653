import {isSearchShortcut} from './shortcut'

/** Longest query that search takes, in characters (ARCHITECTURE.md, "Search"). */
export const maxQueryLength = 64

/** The button of the search box, which has the address of the search page. */
export const searchButtonSelector = '[data-search-page]'

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
 * hydrated (index.ts) and after it (../box). Escape, Cancel, the shortcut and a press
 * outside close it; Enter sends the query to the search page. Opens no second one.
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
    // No other listener of the page gets these keys.
    event.stopPropagation()
    // Browsers would first clear the search field at Escape.
    const isEscape = event.key === 'Escape' && !event.isComposing
    if (!isEscape && !isSearchShortcut(event)) return
    event.preventDefault()
    dialog.close()
  })
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector('input')?.select()
  // Screen readers announce only what changes once it is in the page.
  const status = dialog.querySelector('[role="status"]')
  if (status) status.textContent = 'Search is loading. Enter leads to the search page.'
  return dialog
}
