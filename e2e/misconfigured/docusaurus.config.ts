import {join} from 'node:path'
import type {Config} from '@docusaurus/types'
// This import checks the credentials of search.
import site from '../../docusaurus.config'

/**
 * A one-page site without a theme, whose page has the mistake that the environment names.
 * It must fail as the whole site would.
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
