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
    const headings = links
      .flatMap(
        ({hash}) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? [],
      )
      // A heading in a tab that is not chosen has no place.
      .filter((heading) => heading.getClientRects().length > 0)
    const navbarHeight = document.querySelector('.navbar')?.clientHeight ?? 0
    const current = currentOf(headings, navbarHeight)
    for (const link of links) {
      const id = decodeURIComponent(link.hash.slice(1))
      link.classList.toggle(activeClass, id === current?.id)
    }
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
