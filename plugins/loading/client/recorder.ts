/**
 * Controls that do not work until the page is hydrated. They include the sidebar's categories,
 * whose links lead to a page until then; the category whose page is shown would load it again.
 * Other links and `summary` are never held back.
 */
export const controls =
  'button, [role="button"], .menu__link--sublist[aria-current="page"]'

/**
 * Links that only lead to a page. Links of menus and of the sidebar's categories open these once the
 * page is hydrated.
 */
export const plainLinks = 'a[href]:not([role],.menu__link--sublist)'

/** Controls that browsers change by themselves, so that React learns nothing of a change. */
const fields = 'input, textarea, select'

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The element that React hydrates. Controls outside it need no scripts. */
export const hydratedRoot = '#__docusaurus'

/** Something that a reader did to a control of a page that was not hydrated. */
export interface Action {
  target: HTMLElement
  /** What the reader made of a field. Without it, the action is a click. */
  state?: FieldState
}

export interface FieldState {
  value: string
  isChecked: boolean
  /** For each option of a select element, whether it is selected. */
  chosen: boolean[]
}

function stateOf(field: Field): FieldState {
  return {
    value: field.value,
    isChecked: 'checked' in field && field.checked,
    chosen:
      'options' in field ? Array.from(field.options, (option) => option.selected) : [],
  }
}

/**
 * Records what a reader does to controls until the page is hydrated: clicks, which are held
 * back, and changes of fields, which the browser has made already. Part of the bootstrap; the
 * page's scripts do it again (./replay.ts).
 */
export function createRecorder(onHold: () => void) {
  const actions: Action[] = []
  const listening = new AbortController()
  let holdsLinks = true
  let isComposing = false

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
    actions.push({target})
    onHold()
  }
  const onChange = (event: Event) => {
    const field = controlOf(event, fields) as Field | undefined
    if (!field) return
    // Only the last of several changes counts, unless something else was done in between.
    if (actions.at(-1)?.target === field) actions.pop()
    actions.push({target: field, state: stateOf(field)})
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
    /** What the reader has done, in order. */
    actions,
    /** Stops recording, and calls back: at once, or when an input method has composed a word. */
    end: (then: () => void) => {
      const stop = () => {
        listening.abort()
        then()
      }
      if (isComposing) listen('compositionend', () => setTimeout(stop))
      else stop()
    },
    isHolding: () => actions.some(({state}) => !state),
    /** Stops holding back links of categories, and follows the last one that was clicked. */
    followLinks: () => {
      holdsLinks = false
      const link = actions
        .map(({target}) => target)
        .findLast((target) => target instanceof HTMLAnchorElement)
      link?.click()
    },
  }
}
