/** Where an element is: the index of each ancestor among its siblings, outermost first. */
type Path = number[]

interface Click {
  target: HTMLElement
  path: Path
}

/**
 * Controls that do nothing until the page is hydrated, or something else: the categories of
 * the sidebar are links until then. Other links and `summary` are never held back.
 */
const controls = 'button, [role="button"], [role="tab"]'

/** Components of the theme that are made anew after the page is hydrated. */
const remade = '[role="tab"]'

/**
 * Keeps a reader's clicks, and the Enter key on a tab, until their controls work, and does
 * them again then.
 */
export interface Recorder {
  /** Repeats the recorded clicks once, in order, up to the first on what is made anew. */
  replay: () => void
  /** Stops recording and repeats those that are left. */
  replayRest: () => void
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

/** Starts to record. Recorded events do not reach the page until they are replayed. */
export function createRecorder(document: Document): Recorder {
  const clicks: Click[] = []
  let holdsLinks = true
  /** What does not work yet. */
  let held = controls
  let isRepeating = false

  const record = (event: Event) => {
    if (isRepeating || !(event.target instanceof Element)) return
    // What comes after a click that waits waits too.
    const target = event.target.closest<HTMLElement>(clicks.length > 0 ? controls : held)
    if (!target || (!holdsLinks && target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    clicks.push({target, path: pathOf(target)})
  }
  // Browsers make clicks of the keys that press links and buttons, but not of those of tabs.
  const onKey = (event: KeyboardEvent) => {
    const isTab = event.target instanceof Element && event.target.matches('[role="tab"]')
    if (isTab && event.key === 'Enter') record(event)
  }
  document.addEventListener('click', record, true)
  document.addEventListener('keydown', onKey, true)

  const repeat = (count: number) => {
    isRepeating = true
    for (const {target, path} of clicks.splice(0, count)) {
      const current = target.isConnected ? target : elementAt(document, path)
      // What was wanted may have begun by itself, and its control be gone.
      if (current instanceof HTMLElement && current.matches(controls)) current.click()
    }
    isRepeating = false
  }

  return {
    followLinks() {
      holdsLinks = false
      const clicked = clicks.map(({target}) => target)
      const link = clicked.findLast((target) => target instanceof HTMLAnchorElement)
      if (link) location.assign(link.href)
    },
    replay() {
      held = remade
      const first = clicks.findIndex(({target}) => target.matches(remade))
      repeat(first < 0 ? clicks.length : first)
    },
    replayRest() {
      document.removeEventListener('click', record, true)
      document.removeEventListener('keydown', onKey, true)
      repeat(clicks.length)
    },
  }
}
