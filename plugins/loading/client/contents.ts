import {showInBox} from './sidebar'

/** The links in the theme's table of contents, and the class of the current one. */
const linkSelector = 'a.toc-highlight'
const activeClass = 'table-of-contents__link--active'

/** The heading of the section that the reader is in, by the theme's own rule. */
function currentOf(headings: readonly Element[], navbarHeight: number) {
  const next = headings.findIndex(
    (heading) => heading.getBoundingClientRect().top >= navbarHeight,
  )
  const heading = headings[next]
  if (!heading) return headings.at(-1)
  const {top, bottom} = heading.getBoundingClientRect()
  return top > 0 && bottom < innerHeight / 2 ? heading : headings[next - 1]
}

/**
 * Marks the current section in the table of contents until the page is hydrated and the
 * theme takes over. Keeps the mark in sight, before and after that: the contents may be longer
 * than the screen.
 *
 * @returns a function that stops marking
 */
export function followContents(): () => void {
  let isMarking = true
  let frame: number | undefined

  const mark = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(linkSelector)]
    // The table of contents is hidden on a small screen.
    if (!links[0]?.offsetParent) return
    const headings = links.map(({hash}) =>
      document.getElementById(decodeURIComponent(hash.slice(1))),
    )
    const current = currentOf(
      // A heading in a tab that is not chosen has no place.
      headings.flatMap((heading) => (heading?.getClientRects().length ? heading : [])),
      document.querySelector('.navbar')?.clientHeight ?? 0,
    )
    links.forEach((link, index) =>
      link.classList.toggle(activeClass, headings[index] === current),
    )
  }
  const update = () => {
    frame = undefined
    if (isMarking) mark()
    const active = document.querySelector<HTMLElement>(`.${activeClass}`)
    if (active?.offsetParent) showInBox(active.offsetParent, active)
  }
  const schedule = () => (frame ??= requestAnimationFrame(update))

  addEventListener('scroll', schedule, {passive: true})
  document.addEventListener('DOMContentLoaded', schedule)
  return () => {
    isMarking = false
  }
}
