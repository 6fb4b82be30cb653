import {placeOf} from './places'

/**
 * Controls that do not work until the page is hydrated. They include the sidebar's categories,
 * whose links lead to a page until then. Other links and `summary` are never held back.
 */
const controls = 'button, [role="button"]'

/** Controls that browsers change by themselves, so that React learns nothing of a change. */
const fields = 'input, textarea, select'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The element that React hydrates. Controls outside it need no scripts. */
const hydratedRoot = '#__docusaurus'

/** Something that a reader did to a control of a page that was not hydrated. */
interface Action {
  target: HTMLElement
  /** Finds the control after React may have mounted it again. */
  find: () => Element | undefined
  /** Does the same to a hydrated control. */
  replay: (control: HTMLElement) => void
}

function clickAgain(control: HTMLElement): void {
  if (control.matches(controls)) control.click()
}

/**
 * Sets the value of a field as a reader would. React hears of a change only if the value is not
 * the one that React has seen last, which is the one that was set through the field's own
 * property. The caret stays where it is.
 */
function enter(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const {selectionStart, selectionEnd} = field
  field.value = `${value} `
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field)
  // Sliders and the like have no caret.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

/** Returns a function that gives a field the state that this field has now. */
function changeAgain(changed: Field): (field: HTMLElement) => void {
  const {value} = changed
  const chosen =
    changed instanceof HTMLSelectElement &&
    Array.from(changed.options, ({selected}) => selected)
  const isSwitch = 'checked' in changed && /^(?:checkbox|radio)$/.test(changed.type)
  const isChecked = isSwitch && changed.checked
  return (field) => {
    if (field instanceof HTMLInputElement && isSwitch) {
      // A switch announces a change to React with a click, which changes it.
      field.checked = !isChecked
      field.click()
      return
    }
    if (field instanceof HTMLSelectElement)
      Array.from(field.options).forEach((option, index) => {
        option.selected = chosen && chosen[index] === true
      })
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      enter(field, value)
    for (const type of ['input', 'change'])
      field.dispatchEvent(new Event(type, {bubbles: true}))
  }
}

/**
 * Records what a reader does to controls until the page is hydrated, and then does it again:
 * clicks, which are held back, and changes of fields, which the browser has made already.
 *
 * @param onHold called when a click is held back
 */
export function createRecorder(onHold: () => void) {
  const actions: Action[] = []
  const listening = new AbortController()
  let holdsLinks = true
  let isComposing = false

  const add = (target: HTMLElement, replay: Action['replay']) =>
    actions.push({target, find: placeOf(target), replay})
  const controlOf = ({target}: Event, selector: string) => {
    const control =
      target instanceof Element ? target.closest<HTMLElement>(selector) : undefined
    return control?.closest(hydratedRoot) ? control : undefined
  }
  const onClick = (event: Event) => {
    const target = controlOf(event, controls)
    if (!target || (!holdsLinks && target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    add(target, clickAgain)
    onHold()
  }
  const onChange = (event: Event) => {
    const field = controlOf(event, fields) as Field | undefined
    if (!field) return
    // Only the last of several changes counts, unless something else was done in between.
    if (actions.at(-1)?.target === field) actions.pop()
    add(field, changeAgain(field))
  }
  const replay = () => {
    listening.abort()
    for (const action of actions) {
      const control = action.find()
      // The control may be gone by now.
      if (control instanceof HTMLElement) action.replay(control)
    }
  }

  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, {
      capture: true,
      signal: listening.signal,
    })
  listen('click', onClick)
  listen('input', onChange)
  listen('change', onChange)
  listen('compositionstart', () => (isComposing = true))
  listen('compositionend', () => (isComposing = false))

  return {
    /** Remembers the places of controls, because React may mount them again. */
    locate() {
      for (const action of actions) action.find = placeOf(action.target)
    },
    /** Replays the actions, in order, and stops recording. Setting a text would end a composition. */
    replay() {
      if (isComposing) listen('compositionend', () => setTimeout(replay))
      else replay()
    },
    /** Whether a click is held back. */
    isHolding: () => actions.some((action) => action.replay === clickAgain),
    /** Stops holding back links of categories, and follows the last one that was clicked. */
    followLinks() {
      holdsLinks = false
      const link = actions
        .map(({target}) => target)
        .findLast((target) => target instanceof HTMLAnchorElement)
      link?.click()
    },
  }
}
