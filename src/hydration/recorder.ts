/**
 * Controls that do nothing until the page is hydrated, or something else: categories of the
 * sidebar are plain links until then. Other links and `summary` are never held back.
 */
const controls = 'button, [role="button"]'

/** What React hydrates: Docusaurus' root. Controls outside it need no scripts. */
const hydratedRoot = '#__docusaurus'

/** Where an element is: the index of each ancestor among its siblings, outermost first. */
function pathOf(element: Element): number[] {
  const parent = element.parentElement
  return parent
    ? [...pathOf(parent), Array.prototype.indexOf.call(parent.children, element)]
    : []
}

function elementAt(document: Document, path: number[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    document.documentElement,
  )
}

/** Keeps clicks on controls from the page until it is hydrated, to repeat them then. */
export function createRecorder(document: Document) {
  const clicks: {target: HTMLElement; path: number[]}[] = []
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
    /** Repeats the clicks, in order, and records no more. */
    replay() {
      document.removeEventListener('click', record, true)
      for (const {target, path} of clicks) {
        // A category's link is mounted again when it is hydrated, in the same place.
        const current = target.isConnected ? target : elementAt(document, path)
        // The control may be gone, because something else has done what it is for.
        if (current instanceof HTMLElement && current.matches(controls)) current.click()
      }
    },
    /** Lets links lead on, including the last one that was clicked. */
    followLinks() {
      holdsLinks = false
      const link = clicks
        .map(({target}) => target)
        .findLast((target) => target instanceof HTMLAnchorElement)
      link?.click()
    },
  }
}
