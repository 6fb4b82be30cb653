const key = 'sidebar-scroll'

/** The browser may deny storage (storage.ts). */
export const findStorage = (): Storage | null => sessionStorage

const findSidebar = () => document.querySelector<HTMLElement>('aside nav.menu')

/** Scrolls a box, and nothing else, if an element in it is out of its sight. */
export function showInBox(scrolled: Element, element: Element): void {
  const box = scrolled.getBoundingClientRect()
  const {top, bottom} = element.getBoundingClientRect()
  if (top < box.top || bottom > box.bottom) {
    scrolled.scrollTop += (top + bottom - box.top - box.bottom) / 2
  }
}

/** Shows the entry of the current page in the sidebar. */
export function showCurrentEntry(): void {
  const sidebar = findSidebar()
  const entry = sidebar?.querySelector('[aria-current=page]')
  if (sidebar && entry) showInBox(sidebar, entry)
}

/**
 * Keeps the sidebar where the reader has scrolled it when a link loads the next document, as
 * it stays when React shows the next page.
 */
export function keepSidebarScroll(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const sidebar = findSidebar()
    if (!sidebar) return
    sidebar.scrollTop = Number(findStorage()?.getItem(key))
    showCurrentEntry()
  })
  // When the page is left, asking for the place would cost a layout of the whole page.
  document.addEventListener(
    'scroll',
    ({target}) => {
      if (target instanceof Element && target === findSidebar())
        findStorage()?.setItem(key, String(target.scrollTop))
    },
    {capture: true, passive: true},
  )
}
