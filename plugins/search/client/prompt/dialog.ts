import {element} from '../../../lib/client/element'

/** The longest query, in characters (ARCHITECTURE.md, "Constants"). */
export const maxQueryLength = 64

/** Said in the prompt when search cannot be loaded. */
export const notLoaded = 'Search cannot be loaded. Enter opens the search page.'

/** The search button. This attribute holds the address of the search page. */
export const searchButtonSelector = '[data-search-page]'

/** Dispatched on the document when the prompt has opened. */
export const promptOpenedEvent = 'search-prompt-opened'

/** Finds the open prompt, if there is one. */
export function findSearchPrompt(): HTMLDialogElement | null {
  return document.querySelector('dialog.search-prompt')
}

function create(): HTMLDialogElement {
  const input = element('input', {
    name: 'q',
    type: 'search',
    placeholder: 'Search docs',
    'aria-label': 'Search docs',
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: String(maxQueryLength),
    // A selection over several lines is one query.
    value: (getSelection()?.toString() ?? '')
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, maxQueryLength),
  })
  const cancel = element('button', {type: 'button'}, 'Cancel')
  const form = element('form', {}, input, cancel, element('p', {role: 'status'}))
  const dialog = element('dialog', {class: 'search-prompt', 'aria-label': 'Search'}, form)
  cancel.addEventListener('click', () => dialog.close())
  form.addEventListener('submit', () => {
    const button = document.querySelector<HTMLElement>(searchButtonSelector)
    form.action = button?.dataset.searchPage ?? ''
  })
  return dialog
}

function isEditing(event: KeyboardEvent): boolean {
  // The editor of examples is in a shadow root: `event.target` would be its host.
  const [target] = event.composedPath()
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

/** Whether a key belongs to an input method. In Safari only the key code says so. */
export function isOfInputMethod(event: KeyboardEvent): boolean {
  return event.isComposing || Reflect.get(event, 'keyCode') === 229
}

/** Whether a key is K: the letter or, on a layout without Latin letters, its place. */
function isKeyK({key, code}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[\x20-\x7e]$/.test(key))
}

/** On a Mac, Ctrl and a letter edit text. */
const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Whether a key opens search: Ctrl+K or Cmd+K, or '/' outside text fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey, shiftKey} = event
  if (altKey || isOfInputMethod(event)) return false
  if (event.key === '/') return !ctrlKey && !metaKey && !isEditing(event)
  if (ctrlKey === metaKey || shiftKey || !isKeyK(event)) return false
  return !(isMac() && ctrlKey && isEditing(event))
}

const composing = 'data-composing'

/** Whether an input method is composing a word. The input must not be changed or taken away. */
export function isComposing(dialog: HTMLDialogElement): boolean {
  return dialog.hasAttribute(composing)
}

/** Keeps `isComposing` up to date for the prompt or the modal. */
export function watchComposition(dialog: HTMLDialogElement): void {
  for (const type of ['compositionstart', 'compositionend'])
    dialog.addEventListener(
      type,
      () => dialog.toggleAttribute(composing, type === 'compositionstart'),
      true,
    )
}

/** Resolves when no word is being composed. */
export function untilComposed(dialog: HTMLDialogElement): Promise<void> {
  return new Promise((resolve) => {
    if (!isComposing(dialog)) resolve()
    else dialog.addEventListener('compositionend', () => resolve(), {once: true})
  })
}

/** Whether a pointer is on the backdrop, whose events have the dialog as their target. */
function isOutside(dialog: Element, {clientX, clientY}: PointerEvent): boolean {
  const {left, right, top, bottom} = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Shows and announces the status of a prompt. */
export function say(dialog: HTMLDialogElement, text: string): void {
  const status = dialog.querySelector('[role="status"]')
  if (status) status.textContent = text
}

/**
 * Opens a prompt in which readers can type while search loads. Escape, Cancel, the shortcut and
 * a press outside close it, and so does going elsewhere; Enter sends the query to the search page.
 */
export function openSearchPrompt(): HTMLDialogElement {
  const dialog = create()
  const listening = new AbortController()
  const {signal} = listening
  dialog.addEventListener('close', () => {
    listening.abort()
    dialog.remove()
  })
  // A page that is left may come back from the browser's cache, as it was.
  for (const type of ['popstate', 'pagehide'])
    addEventListener(type, () => dialog.close(), {signal})
  dialog.addEventListener('pointerdown', (event) => {
    if (isOutside(dialog, event)) dialog.close()
  })
  dialog.addEventListener('keydown', (event) => {
    // Hides keys from the page's other listeners.
    event.stopPropagation()
    // On Escape, browsers would clear the search field first.
    const isEscape = event.key === 'Escape' && !event.isComposing
    if (!isEscape && !isSearchShortcut(event)) return
    event.preventDefault()
    dialog.close()
  })
  watchComposition(dialog)
  document.body.append(dialog)
  dialog.showModal()
  dialog.querySelector('input')?.select()
  // Screen readers announce a status only if it changes while it is in the page.
  say(dialog, 'Search is loading. Enter opens the search page.')
  return dialog
}
