import {join} from 'node:path'
import type {Config} from '@docusaurus/types'
import site from '../../docusaurus.config'

/**
 * A site without a theme. The environment variable `MISTAKE` names the folder of its one page.
 * Its build must fail on a mistake as the build of the whole site would.
 */
const config: Config = {
  title: site.title,
  url: site.url,
  baseUrl: site.baseUrl,
  future: site.future,
  onBrokenLinks: site.onBrokenLinks,
  plugins: [
    [
      '@docusaurus/plugin-content-pages',
      {path: join(__dirname, 'pages', process.env.MISTAKE ?? '')},
    ],
  ],
}

export default config
