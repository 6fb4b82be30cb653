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
  docs?: {sidebar: Pick<ThemeConfig['docs']['sidebar'], 'hideable'>}
  footer?: Pick<NonNullable<ThemeConfig['footer']>, 'logo'>
  navbar: {items: {type?: string; items?: unknown}[]}
  /** Of the docs plugin's options. */
  versions?: Record<string, {badge?: boolean; banner?: string}>
}

/**
 * Finds the theme components that a site of this configuration never shows: navbar items
 * of types that it does not have, the announcement bar, the colour mode toggle, buttons
 * that hide the sidebar, the footer's logo, banner and badge of docs versions.
 *
 * @returns their names below `@theme/`
 */
export function unusedParts({
  announcementBar,
  colorMode,
  docs,
  footer,
  navbar,
  versions = {},
}: ConfiguredParts): string[] {
  const types = new Set(
    navbar.items.map(({type, items}) => type ?? (items ? 'dropdown' : '')),
  )
  const unusedItems = Object.entries(itemComponents)
    .filter(([type]) => !types.has(type))
    .map(([, component]) => `NavbarItem/${component}`)
  // A version without options has both.
  const shown = Object.values(versions)
  const never = (shows: (version: (typeof shown)[number]) => boolean) =>
    shown.length > 0 && !shown.some(shows)
  return [
    ...unusedItems,
    ...(dropdowns.some((type) => types.has(type))
      ? []
      : ['NavbarItem/DropdownNavbarItem']),
    ...(announcementBar ? [] : ['AnnouncementBar']),
    ...(colorMode.disableSwitch ? ['Navbar/ColorModeToggle'] : []),
    ...(docs?.sidebar.hideable
      ? []
      : ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton']),
    ...(footer?.logo ? [] : ['Footer/Logo']),
    ...(never(({banner}) => banner !== 'none') ? ['DocVersionBanner'] : []),
    ...(never(({badge}) => badge !== false) ? ['DocVersionBadge'] : []),
  ]
}
