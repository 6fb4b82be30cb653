// Change: the open menu is a modal dialog, so that the focus stays inside, the page behind it
// is inert, and Escape closes it. The stock menu does none of this, and stays in the
// page when closed. This one does so only until React comes, which takes it over if the bootstrap
// has opened it (../../../client/menu.ts).
import useIsBrowser from '@docusaurus/useIsBrowser'
import Translate from '@docusaurus/Translate'
import {useThemeConfig} from '@docusaurus/theme-common'
import {
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal'
import NavbarMobileSidebarHeader from '@theme/Navbar/MobileSidebar/Header'
import NavbarMobileSidebarLayout from '@theme/Navbar/MobileSidebar/Layout'
import NavbarMobileSidebarPrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu'
import {useLayoutEffect, useState, type ReactNode} from 'react'
import {useDialog} from '../../../../lib/client/useDialog'
import styles from './styles.module.css'

/**
 * The stock one, except that its content has an element of its own. Until React has the content, a
 * copy of the page's sidebar can be in its place; the reader may have left it before the theme
 * shows the content.
 */
function SecondaryMenu(): ReactNode {
  const isPrimaryMenuEmpty = useThemeConfig().navbar.items.length === 0
  const {content, hide, shown} = useNavbarSecondaryMenu()
  const [isLeft, setLeft] = useState(false)
  useLayoutEffect(() => {
    if (isLeft && shown) hide()
  }, [isLeft, shown, hide])
  return (
    <>
      {!isPrimaryMenuEmpty && (
        <button
          type="button"
          className="clean-btn navbar-sidebar__back"
          onClick={() => setLeft(true)}
        >
          <Translate id="theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel">
            ← Back to main menu
          </Translate>
        </button>
      )}
      {content ? (
        <div>{content}</div>
      ) : (
        // With a key, because React would keep the element, and the copy in it.
        <div
          key="copy"
          className={styles.copy}
          data-unhydrated
          dangerouslySetInnerHTML={{__html: ''}}
        />
      )}
    </>
  )
}

function ScrollLock(): null {
  useLockBodyScroll()
  return null
}

function MobileMenu(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar()
  const dialog = useDialog(toggle, shown)
  useLayoutEffect(() => {
    // Opened before React came.
    if (!shown && dialog.current?.open) toggle()
  }, [dialog, shown, toggle])
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
      {shown && <ScrollLock />}
      <NavbarMobileSidebarLayout
        header={<NavbarMobileSidebarHeader />}
        primaryMenu={<NavbarMobileSidebarPrimaryMenu />}
        secondaryMenu={<SecondaryMenu />}
      />
    </dialog>
  )
}

export default function NavbarMobileSidebar(): ReactNode {
  const {disabled, shouldRender, shown} = useNavbarMobileSidebar()
  const isBrowser = useIsBrowser()
  const isInPage = isBrowser ? shouldRender && shown : !disabled
  return isInPage ? <MobileMenu /> : null
}
