import type {Page} from '../fixtures'

/**
 * Returns the controls and links that a mouse or a finger cannot reach, because something lies
 * above their middle, as HTML, each with what lies there.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tag = (element: Element | null) =>
      String(element?.outerHTML.slice(0, 120).replace(/\s+/g, ' '))
    const controls = 'a[href], button, input, select, textarea, summary'
    /** What a pointer at the middle of a control hits; nothing off the screen. */
    const hitAt = (control: Element) => {
      // A link may be broken into lines.
      const [box] = control.getClientRects()
      return (
        box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      )
    }
    const covered: string[] = []
    const place = scrollY
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({visibilityProperty: true})) continue
      // Scrolling takes longer than all the rest.
      if (control.contains(hitAt(control) ?? null)) continue
      // Instant, and in each area that scrolls.
      control.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'})
      const hit = hitAt(control)
      // The skip link is off the screen until it has the focus.
      if (hit && !control.contains(hit)) covered.push(`${tag(control)} below ${tag(hit)}`)
    }
    scrollTo({top: place, behavior: 'instant'})
    return covered
  })
}
