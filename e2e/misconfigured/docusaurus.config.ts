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
 * A one-page site with the mistake that the environment names. Its build must fail like the
 * whole site's. It includes the theme only if the theme must find the mistake: the theme
 * would be most of the bundle, and mistakes in pages are found only after bundling.
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
