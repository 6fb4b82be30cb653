import {join} from 'node:path'
import type {Config} from '@docusaurus/types'
import site from '../../docusaurus.config'

/**
 * A site of one page, with the mistake that the environment names. Its build must fail as the
 * whole site's would. It has no theme, because the theme would be most of the bundle and
 * these mistakes are found only after bundling.
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
