import {join} from 'node:path'
import type {Config} from '@docusaurus/types'
import site from '../../docusaurus.config'

const mistake = process.env.MISTAKE ?? 'none'

const navbarItems: Record<string, object> = {
  'navbar-type': {type: 'mystery'},
  'sidebar-link': {type: 'docSidebar', label: 'Docs'},
}

/** A small site with one mistake, chosen by the environment. Its build must fail. */
const config: Config = {
  ...site,
  // The not-found page names docs that this site does not have.
  onBrokenLinks: mistake === 'link' ? 'throw' : 'ignore',
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        sitemap: false,
        pages: {path: join(__dirname, 'pages', mistake)},
        theme: {},
      },
    ],
  ],
  themeConfig: {
    navbar: {title: 'Misconfigured', items: [navbarItems[mistake] ?? []].flat()},
  },
}

export default config
