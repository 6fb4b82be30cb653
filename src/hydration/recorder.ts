/** Where an element is: the index of each ancestor among its siblings, outermost first. */
type Path = number[]

type Action =
  | {type: 'click'; target: HTMLElement; path: Path}
  | {type: 'key'; target: EventTarget; key: string; modifiers: KeyboardEventInit}

/** Controls that do nothing until the page is hydrated; links work as they are. */
const controls = 'button, summary, [role="button"], [role="tab"]'

/** Keeps what a reader does before the page is hydrated, and does it again afterwards. */
export interface Recorder {
  /** Stops recording and repeats the recorded actions once, in order. */
  replay: () => void
}

function pathOf(element: Element): Path {
  const parent = element.parentElement
  return parent
    ? [...pathOf(parent), Array.prototype.indexOf.call(parent.children, element)]
    : []
}

/** Some components, such as Tabs, are made anew as they hydrate, in the same place. */
function elementAt(document: Document, path: Path): Element | undefined {
  return path.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    document.documentElement,
  )
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

/** Ctrl/Cmd+K and '/', which open search (SPEC.md §2). */
function isSearchShortcut(event: KeyboardEvent): boolean {
  return (
    ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') ||
    (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey)
  )
}

/** Text that is typed on after an action, for the search box that it opened. */
function isTyping(event: KeyboardEvent): boolean {
  const editing = event.key === 'Backspace' || event.key === 'Escape'
  return (
    (event.key.length === 1 || editing) &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey
  )
}

/** Starts to record. Recorded events do not reach the page until they are replayed. */
export function createRecorder(document: Document): Recorder {
  const actions: Action[] = []

  const keep = (event: Event, action: Action) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    actions.push(action)
  }

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const target = event.target.closest<HTMLElement>(controls)
    if (target) keep(event, {type: 'click', target, path: pathOf(target)})
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (isEditable(event.target)) return
    if (!isSearchShortcut(event) && !(actions.length > 0 && isTyping(event))) return
    // Space on a control is a click, which the browser reports as one.
    if (
      event.key === ' ' &&
      event.target instanceof Element &&
      event.target.matches(controls)
    )
      return
    const {key, ctrlKey, metaKey} = event
    keep(event, {
      type: 'key',
      target: event.target ?? document,
      key,
      modifiers: {ctrlKey, metaKey},
    })
  }

  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKeyDown, true)

  return {
    replay() {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKeyDown, true)
      for (const action of actions.splice(0)) {
        if (action.type === 'click') {
          const {target, path} = action
          const current = target.isConnected ? target : elementAt(document, path)
          if (current instanceof HTMLElement) current.click()
        } else {
          const init = {key: action.key, bubbles: true, cancelable: true}
          action.target.dispatchEvent(
            new KeyboardEvent('keydown', {...init, ...action.modifiers}),
          )
        }
      }
    },
  }
}
