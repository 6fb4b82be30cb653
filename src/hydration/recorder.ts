/** Where an element is: the index of each ancestor among its siblings, outermost first. */
type Path = number[]

/** A click, or a key that was pressed on a tab. */
interface Action {
  target: HTMLElement
  path: Path
  key?: string
}

/**
 * Controls that do nothing until the page is hydrated, or something else: the categories of
 * the sidebar are links until then. Other links and `summary` are never held back.
 */
const controls = 'button, [role="button"], [role="tab"]'

/** Controls that are made anew a moment after the page is hydrated: the theme's tabs. */
const remade = '[role="tab"]'

/** The keys that tabs answer. Browsers make clicks of the keys that press other controls. */
const tabKeys = ['Enter', 'ArrowLeft', 'ArrowRight']

/**
 * Keeps what a reader does with controls until the page is hydrated, and does it again
 * then.
 */
interface Recorder {
  /** Repeats what was recorded, in order; from now on controls work by themselves. */
  replay: () => void
  /** Repeats what was done to controls that have been made anew since, and ends. */
  replayRemade: () => void
  /** Lets links lead on, also one that was clicked: the page does without its scripts. */
  followLinks: () => void
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

function repeat({target, path, key}: Action): void {
  const current = target.isConnected ? target : elementAt(document, path)
  // What was wanted may have begun by itself, and its control be gone.
  if (!(current instanceof HTMLElement && current.matches(controls))) return
  if (key === undefined) {
    current.click()
    return
  }
  // The key before may have moved the focus to the next tab.
  const focused = document.activeElement?.matches(remade)
    ? document.activeElement
    : current
  focused.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}))
}

/**
 * Starts to record. What is recorded does not reach the page before it is replayed; of what
 * is remade, that happens at once when the page is hydrated, and again when it is remade.
 */
export function createRecorder(document: Document): Recorder {
  const actions: Action[] = []
  let holdsLinks = true
  let isHydrated = false

  const record = (event: Event, key?: string) => {
    if (!(event.target instanceof Element)) return
    const target = event.target.closest<HTMLElement>(controls)
    if (!target || (!holdsLinks && target instanceof HTMLAnchorElement)) return
    if (isHydrated) {
      if (!target.matches(remade)) return
    } else {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    actions.push({target, path: pathOf(target), key})
  }
  const onClick = (event: Event) => record(event)
  const onKey = (event: KeyboardEvent) => {
    const isTab = event.target instanceof Element && event.target.matches(remade)
    if (isTab && tabKeys.includes(event.key)) record(event, event.key)
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)

  return {
    replay() {
      isHydrated = true
      actions.splice(0).forEach(repeat)
    },
    replayRemade() {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('keydown', onKey, true)
      // What is still in the page was not made anew: the first replay was enough.
      actions.filter(({target}) => !target.isConnected).forEach(repeat)
    },
    followLinks() {
      holdsLinks = false
      const used = actions.map(({target}) => target)
      const link = used.findLast((target) => target instanceof HTMLAnchorElement)
      if (link) location.assign(link.href)
    },
  }
}
