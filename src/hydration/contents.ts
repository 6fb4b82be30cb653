/** The links in the theme's table of contents, and the class of the current one. */
const linkSelector = 'a.toc-highlight'
const activeClass = 'table-of-contents__link--active'

/** The index of the heading that the reader is at, by the theme's own rule. */
function currentOf(headings: readonly Element[], navbarHeight: number): number {
  const next = headings.findIndex(
    (heading) => heading.getBoundingClientRect().top >= navbarHeight,
  )
  const heading = headings[next]
  if (!heading) return headings.length - 1
  const {top, bottom} = heading.getBoundingClientRect()
  return top > 0 && bottom < innerHeight / 2 ? next : next - 1
}

/**
 * Marks the current section in the table of contents until the page is hydrated and the
 * theme takes over.
 *
 * @returns a function that stops marking
 */
export function followContents(): () => void {
  const listening = new AbortController()
  let frame: number | undefined

  const update = () => {
    frame = undefined
    const links = [...document.querySelectorAll<HTMLAnchorElement>(linkSelector)]
    // The table of contents is hidden on a small screen.
    if (!links[0]?.offsetParent) return
    const headings = links.flatMap(
      ({hash}) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? [],
    )
    const current = currentOf(
      headings,
      document.querySelector('.navbar')?.clientHeight ?? 0,
    )
    links.forEach((link, index) => link.classList.toggle(activeClass, index === current))
  }
  const schedule = () => (frame ??= requestAnimationFrame(update))

  const {signal} = listening
  addEventListener('scroll', schedule, {passive: true, signal})
  document.addEventListener('DOMContentLoaded', schedule, {signal})
  return () => {
    listening.abort()
    if (frame !== undefined) cancelAnimationFrame(frame)
  }
}
