/** Where an element is: the index of each ancestor among its siblings, outermost first. */
type Path = number[]

/**
 * Controls that do nothing until the page is hydrated, or something else: the categories of
 * the sidebar are links until then. Other links and `summary` are never held back.
 */
const controls = 'button, [role="button"]'

/** What React hydrates: Docusaurus' root. Controls outside of it work by themselves. */
const hydratedRoot = '#__docusaurus'

/**
 * Keeps what a reader does with controls until the page is hydrated, and does it again
 * then.
 */
interface Recorder {
  /** Repeats what was recorded, in order; from now on controls work by themselves. */
  replay: () => void
  /** Lets links lead on, also one that was clicked: the page does without its scripts. */
  followLinks: () => void
}

function pathOf(element: Element): Path {
  const parent = element.parentElement
  return parent
    ? [...pathOf(parent), Array.prototype.indexOf.call(parent.children, element)]
    : []
}

function elementAt(document: Document, path: Path): Element | undefined {
  return path.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    document.documentElement,
  )
}

/** Starts to record. What is recorded does not reach the page before it is replayed. */
export function createRecorder(document: Document): Recorder {
  const clicks: {target: HTMLElement; path: Path}[] = []
  let holdsLinks = true

  const record = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const target = event.target.closest<HTMLElement>(controls)
    if (!target?.closest(hydratedRoot)) return
    if (!holdsLinks && target instanceof HTMLAnchorElement) return
    event.preventDefault()
    event.stopImmediatePropagation()
    clicks.push({target, path: pathOf(target)})
  }
  document.addEventListener('click', record, true)

  return {
    replay() {
      document.removeEventListener('click', record, true)
      for (const {target, path} of clicks) {
        // A category's link is mounted again when it is hydrated, in the same place.
        const current = target.isConnected ? target : elementAt(document, path)
        // What was wanted may have begun by itself, and its control be gone.
        if (current instanceof HTMLElement && current.matches(controls)) current.click()
      }
    },
    followLinks() {
      holdsLinks = false
      const link = clicks
        .map(({target}) => target)
        .findLast((target) => target instanceof HTMLAnchorElement)
      link?.click()
    },
  }
}
