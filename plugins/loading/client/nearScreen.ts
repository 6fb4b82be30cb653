/** How near to the screen a part loads the page's scripts. */
const margin = '200px'

/**
 * Loads a page's scripts for parts that need no press: what only a browser can draw, or what runs by
 * itself. An element says so with the attribute `data-hydrate`.
 */
export function hydrateNearScreen(onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    {rootMargin: margin},
  )
  for (const part of document.querySelectorAll('[data-hydrate]')) observer.observe(part)
}
