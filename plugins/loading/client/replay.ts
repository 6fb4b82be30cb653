import {undoChanges} from './foreignChanges'
import {placeOf} from './places'
import {controls, type Action, type createRecorder, type Field} from './recorder'

/** What the bootstrap has recorded. */
export type BeforeHydration = Pick<
  ReturnType<typeof createRecorder>,
  'actions' | 'end'
> & {
  /** Returns the changes by translators and extensions, and stops watching. */
  takeChanges: () => MutationRecord[]
}

declare global {
  interface Window {
    /** The page's inline script, which runs first, defines it. */
    beforeHydration: BeforeHydration
  }
}

/**
 * Sets the value of a field as a reader would. React hears of a change only if the value is not
 * the one that React has seen last, which is the one that was set through the field's own
 * property. The caret stays where it is.
 */
function enter(field: Field, value: string): void {
  const caret = field instanceof HTMLSelectElement ? undefined : field
  const {selectionStart = null, selectionEnd = null} = caret ?? {}
  field.value = `${value} `
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  // Sliders and the like have no caret.
  if (selectionStart !== null) caret?.setSelectionRange(selectionStart, selectionEnd)
}

/** Does to a control what the reader did to it, or to the one that was in its place. */
function perform(control: HTMLElement, {state}: Action): void {
  if (!state) {
    if (control.matches(controls)) control.click()
    return
  }
  const isSelect = control instanceof HTMLSelectElement
  const isInput = control instanceof HTMLInputElement
  if (!isInput && !isSelect && !(control instanceof HTMLTextAreaElement)) return
  if (isInput && /^(?:checkbox|radio)$/.test(control.type)) {
    // A switch announces a change to React with a click, which changes it.
    control.checked = !state.isChecked
    control.click()
    return
  }
  if (!isSelect) enter(control, state.value)
  else
    Array.from(control.options).forEach((option, index) => {
      option.selected = state.chosen[index] === true
    })
  for (const type of ['input', 'change'])
    control.dispatchEvent(new Event(type, {bubbles: true}))
}

/**
 * Prepares the page for React: takes back what strangers have changed, and remembers where the
 * controls are that the reader has used.
 *
 * @returns a function for when React has hydrated the page. It makes the changes again, and does
 *   again what the reader did, in order
 */
export function beginHydration({actions, end, takeChanges}: BeforeHydration): () => void {
  const restoreChanges = undoChanges(takeChanges())
  // Tabs and the links of sidebar categories are mounted again.
  const places = new Map(actions.map((action) => [action, placeOf(action.target)]))
  const findFocused = placeOf(document.activeElement ?? document.documentElement)
  return () => {
    restoreChanges()
    const focused = findFocused()
    if (document.activeElement === document.body && focused instanceof HTMLElement)
      focused.focus({preventScroll: true})
    end(() => {
      for (const action of actions) {
        const control = places.get(action)?.() ?? action.target
        perform(control as HTMLElement, action)
      }
    })
  }
}
