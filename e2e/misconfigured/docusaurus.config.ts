import {join} from 'node:path'
import type {Config} from '@docusaurus/types'
// This import checks the credentials of search.
import site from '../../docusaurus.config'

const mistake = process.env.MISTAKE ?? ''

const navbarItems: Record<string, object | undefined> = {
  'navbar-type': {type: 'mystery'},
  'sidebar-link': {type: 'docSidebar', label: 'Docs'},
}
const navbarItem = navbarItems[mistake]

/**
 * A one-page site with the mistake that the environment names. It must fail as the whole
 * site would. It has the theme only if the theme finds the mistake. Mistakes in pages are
 * found only after bundling, which the theme would slow down.
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
