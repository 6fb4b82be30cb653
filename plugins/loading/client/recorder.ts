/**
 * Controls that do not work until the page is hydrated. They include the sidebar's categories,
 * whose links lead to a page until then. Other links and `summary` are never held back.
 */
const controls = 'button, [role="button"]'

/** The element that React hydrates. Controls outside it need no scripts. */
const hydratedRoot = '#__docusaurus'

/** The indexes of an element and its ancestors among their siblings, outermost first. */
function pathOf(element: Element): number[] {
  const parent = element.parentElement
  return parent
    ? [...pathOf(parent), Array.prototype.indexOf.call(parent.children, element)]
    : []
}

function elementAt(path: number[]): Element | undefined {
  return path.reduce<Element | undefined>(
    (element, index) => element?.children[index],
    document.documentElement,
  )
}

/** Holds back clicks on controls until the page is hydrated, and then replays them. */
export function createRecorder() {
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
    /** Replays the clicks, in order, and stops recording. */
    replay() {
      document.removeEventListener('click', record, true)
      for (const {target, path} of clicks) {
        // Hydration remounts the link of a category in the same place.
        const current = target.isConnected ? target : elementAt(path)
        // The control may be gone by now.
        if (current instanceof HTMLElement && current.matches(controls)) current.click()
      }
    },
    /** Stops holding back links of categories, and follows the last one that was clicked. */
    followLinks() {
      holdsLinks = false
      const link = clicks
        .map(({target}) => target)
        .findLast((target) => target instanceof HTMLAnchorElement)
      link?.click()
    },
  }
}
