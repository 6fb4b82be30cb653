// Change: the navbar reappears on a hash jump; the stock one hides.
import {translate} from '@docusaurus/Translate'
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common'
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal'
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar'
import type {Props} from '@theme/Navbar/Layout'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import styles from './styles.module.css'
import {useNavbarVisibility} from './useNavbarVisibility'

export default function NavbarLayout({children}: Props): ReactNode {
  const {
    navbar: {hideOnScroll, style},
  } = useThemeConfig()
  const mobileSidebar = useNavbarMobileSidebar()
  const visible = useNavbarVisibility(hideOnScroll)
  return (
    <nav
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        style && `navbar--${style}`,
        mobileSidebar.shown && 'navbar-sidebar--show',
        hideOnScroll && styles.hideable,
        !visible && styles.hidden,
      )}
    >
      {children}
      <div className="navbar-sidebar__backdrop" />
      <NavbarMobileSidebar />
    </nav>
  )
}
