// Change: the open menu is a modal dialog, so that the focus stays inside, the page behind it
// is inert, and Escape closes it. The stock menu does none of this, and stays in the
// page when closed.
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal'
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header'
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout'
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu'
import NavbarMobileSidebarSecondaryMenu from '@theme/Navbar/MobileSidebar/SecondaryMenu'
import type {ReactNode} from 'react'
import {useDialog} from '@site/plugins/lib/client/useDialog'
import styles from './styles.module.css'

function MobileMenu(): ReactNode {
  const {toggle} = useNavbarMobileSidebar()
  const dialog = useDialog(toggle)
  useLockBodyScroll()
  return (
    // A click outside closes the menu too; the keyboard has Escape for that.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Menu"
      onClick={({target}) => {
        if (target === dialog.current) toggle()
      }}
    >
      <NavbarMobileSidebarLayout
        header={<NavbarMobileSidebarHeader />}
        primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
        secondaryMenu={<NavbarMobileSidebarSecondaryMenu />}
      />
    </dialog>
  )
}

export default function NavbarMobileSidebar(): ReactNode {
  const {shouldRender, shown} = useNavbarMobileSidebar()
  return shouldRender && shown ? <MobileMenu /> : null
}
