// Change: with `hideOnScroll`, a jump to a heading shows the navbar; the stock one hides.
import {useLocation} from '@docusaurus/router'
import {translate} from '@docusaurus/Translate'
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common'
import {
  useNavbarMobileSidebar,
  useScrollPosition,
} from '@docusaurus/theme-common/internal'
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar'
import type {Props} from '@theme/Navbar/Layout'
import clsx from 'clsx'
import {useEffect, useRef, useState, type ReactNode} from 'react'
import styles from './styles.module.css'

/** A scroll within this many milliseconds of a jump comes from the browser, not the reader. */
const hashJumpMs = 300

export default function NavbarLayout({children}: Props): ReactNode {
  const {
    navbar: {hideOnScroll, style},
  } = useThemeConfig()
  const mobileSidebar = useNavbarMobileSidebar()
  const navbar = useRef<HTMLElement>(null)
  const jumpedAt = useRef(0)
  const [hidden, setHidden] = useState(false)
  const {pathname, hash} = useLocation()

  useEffect(() => {
    setHidden(false)
    if (hash) jumpedAt.current = performance.now()
  }, [pathname, hash])
  useScrollPosition(({scrollY}, last) => {
    if (!hideOnScroll || performance.now() < jumpedAt.current + hashJumpMs) return
    const isBelowTop = scrollY > (navbar.current?.clientHeight ?? 0)
    setHidden(isBelowTop && scrollY > (last?.scrollY ?? 0))
  })

  return (
    <nav
      ref={navbar}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        style && `navbar--${style}`,
        mobileSidebar.shown && 'navbar-sidebar--show',
        hideOnScroll && styles.hideable,
        hidden && styles.hidden,
      )}
    >
      {children}
      <div className="navbar-sidebar__backdrop" />
      <NavbarMobileSidebar />
    </nav>
  )
}
