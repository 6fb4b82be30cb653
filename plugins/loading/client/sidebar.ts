const key = 'sidebar-scroll'

/** The browser may deny storage (storage.ts). */
const findStorage = (): Storage | null => sessionStorage

const findSidebar = () => document.querySelector<HTMLElement>('aside nav.menu')

/** Scrolls the sidebar, and nothing else, if the entry of the current page is out of its sight. */
export function showCurrentEntry(): void {
  const sidebar = findSidebar()
  const entry = sidebar?.querySelector('[aria-current=page]')
  if (!sidebar || !entry) return
  const box = sidebar.getBoundingClientRect()
  const {top, bottom} = entry.getBoundingClientRect()
  if (top < box.top || bottom > box.bottom) {
    sidebar.scrollTop += (top + bottom - box.top - box.bottom) / 2
  }
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
  addEventListener('pagehide', () => {
    const sidebar = findSidebar()
    if (sidebar) findStorage()?.setItem(key, String(sidebar.scrollTop))
  })
}
