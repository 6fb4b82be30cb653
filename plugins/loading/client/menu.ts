import {plainLinks} from './recorder'

/** The classes that the theme gives the lists of the menu, their entries, and links. */
const classes: Record<string, string> = {
  ul: 'menu__list',
  li: 'menu__list-item',
  a: 'menu__link',
}

/** A copy of what a sidebar shows, as the menu shows it. */
function copyOf(sidebar: Element): Node[] {
  const copy = sidebar.cloneNode(true) as Element
  // The sidebar of a blog has a title and other classes.
  if (!copy.matches('.menu')) {
    copy.firstElementChild?.remove()
    for (const element of copy.querySelectorAll('ul,li,a'))
      element.className = classes[element.localName] ?? ''
    copy.querySelector('[aria-current]')?.classList.add('menu__link--active')
  }
  return [...copy.childNodes]
}

/** The dialog that is the menu of narrow screens. */
export const findMenu = () => document.querySelector<HTMLDialogElement>('.navbar>dialog')

function open(dialog: HTMLDialogElement): void {
  const mark = (isShown: boolean) => {
    dialog.parentElement?.classList.toggle('navbar-sidebar--show', isShown)
    document.body.style.overflow = isShown ? 'hidden' : ''
  }
  const sidebar = document.querySelector('aside nav')
  const panels = dialog.querySelector('.navbar-sidebar__items')
  if (sidebar && panels) {
    // The second panel, which covers the first one, shows the sidebar.
    panels.classList.add('navbar-sidebar__items--show-secondary')
    for (const panel of panels.children)
      panel.toggleAttribute('inert', panel === panels.firstElementChild)
    panels.querySelector('[data-unhydrated]')?.replaceChildren(...copyOf(sidebar))
  }
  mark(true)
  dialog.addEventListener('close', () => mark(false), {once: true})
  dialog.showModal()
}

/**
 * Opens the menu of narrow screens when its button is pressed before the page has its scripts. The
 * page has the menu as a closed dialog (../theme/Navbar/MobileSidebar) without the page's sidebar,
 * which is copied into it. What else is pressed in the menu is recorded, as anywhere on the page.
 *
 * @returns a function that stops it: React then takes over a dialog that is open
 */
export function openMenuOnPress(): () => void {
  const listening = new AbortController()
  const onClick = (event: Event) => {
    const {target} = event
    const dialog = findMenu()
    if (!dialog || !(target instanceof Element)) return
    const closing = `.navbar-sidebar__close,.navbar-sidebar ${plainLinks}`
    if (target.closest('.navbar__toggle')) open(dialog)
    else if (target === dialog || target.closest(closing)) dialog.close()
    else return
    event.stopImmediatePropagation()
  }
  document.addEventListener('click', onClick, {capture: true, signal: listening.signal})
  return () => listening.abort()
}
