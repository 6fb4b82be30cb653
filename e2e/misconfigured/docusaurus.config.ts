import {join} from 'node:path'
import type {Config} from '@docusaurus/types'
import site from '../../docusaurus.config'

const mistake = process.env.MISTAKE ?? ''

const navbarItems: Record<string, object | undefined> = {
  'navbar-type': {type: 'mystery'},
  'sidebar-link': {type: 'docSidebar', label: 'Docs'},
}
const navbarItem = navbarItems[mistake]

/**
 * A site of one page, with the mistake that the environment names. Its build must fail as the
 * whole site's would. It has the theme only if the theme has to find the mistake: the theme
 * would be most of the bundle, and the mistakes of pages are found only after bundling.
 */
const config: Config = {
  title: site.title,
  url: site.url,
  baseUrl: site.baseUrl,
  future: site.future,
  onBrokenLinks: site.onBrokenLinks,
  onBrokenAnchors: site.onBrokenAnchors,
  themes: navbarItem ? ['classic'] : [],
  themeConfig: navbarItem ? {navbar: {items: [navbarItem]}} : {},
  plugins: [
    ['@docusaurus/plugin-content-pages', {path: join(__dirname, 'pages', mistake)}],
  ],
}

export default config
