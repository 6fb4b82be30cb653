import type {ThemeConfig} from '@docusaurus/theme-common'

/** Navbar item types and the theme components that only they use. */
const itemComponents: Record<string, string> = {
  docSidebar: 'DocSidebarNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
}

/** Types whose items open a dropdown. */
const dropdowns = ['dropdown', 'docsVersionDropdown', 'localeDropdown']

/** What the check needs of a theme configuration. */
export interface ConfiguredParts {
  announcementBar?: ThemeConfig['announcementBar']
  colorMode: Pick<ThemeConfig['colorMode'], 'disableSwitch'>
  navbar: {items: {type?: string; items?: unknown}[]}
}

/**
 * Finds the theme components that a site of this configuration never shows: navbar items
 * of types that it does not have, the announcement bar, the colour mode toggle.
 *
 * @returns their names below `@theme/`
 */
export function unusedParts({
  announcementBar,
  colorMode,
  navbar,
}: ConfiguredParts): string[] {
  const types = new Set(
    navbar.items.map(({type, items}) => type ?? (items ? 'dropdown' : '')),
  )
  const unusedItems = Object.entries(itemComponents)
    .filter(([type]) => !types.has(type))
    .map(([, component]) => `NavbarItem/${component}`)
  return [
    ...unusedItems,
    ...(dropdowns.some((type) => types.has(type))
      ? []
      : ['NavbarItem/DropdownNavbarItem']),
    ...(announcementBar ? [] : ['AnnouncementBar']),
    ...(colorMode.disableSwitch ? ['Navbar/ColorModeToggle'] : []),
  ]
}
