import {join} from 'node:path'
import type {Config} from '@docusaurus/types'
import site from '../../docusaurus.config'

const mistake = process.env.MISTAKE ?? 'none'

const navbarItems: Record<string, object> = {
  'navbar-type': {type: 'mystery'},
  'sidebar-link': {type: 'docSidebar', label: 'Docs'},
}

/**
 * The site, reduced to one page, with the mistake in its configuration that the environment
 * names. Its build must fail.
 */
const config: Config = {
  ...site,
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        sitemap: false,
        pages: {path: join(__dirname, 'pages', 'none')},
        theme: {},
      },
    ],
  ],
  themeConfig: {
    navbar: {title: 'Misconfigured', items: [navbarItems[mistake] ?? []].flat()},
  },
}

export default config
