import {join} from 'node:path'
import type {Config} from '@docusaurus/types'
// Importing this also checks the search credentials.
import site from '../../docusaurus.config'

/**
 * A site without a theme. Its one page has the mistake that `MISTAKE` names, and its build
 * must fail as the whole site's would.
 */
const config: Config = {
  title: site.title,
  url: site.url,
  baseUrl: site.baseUrl,
  future: site.future,
  onBrokenLinks: site.onBrokenLinks,
  onBrokenAnchors: site.onBrokenAnchors,
  plugins: [
    [
      '@docusaurus/plugin-content-pages',
      {path: join(__dirname, 'pages', process.env.MISTAKE ?? '')},
    ],
  ],
}

export default config
