import {join} from 'node:path'
import type {Config} from '@docusaurus/types'
import site from '../../docusaurus.config'

/**
 * A site of one page with a mistake, chosen by the environment. Its build must fail, as the
 * site's own would. It has no theme: the mistakes are found when all has been bundled, and
 * the theme is most of that.
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
