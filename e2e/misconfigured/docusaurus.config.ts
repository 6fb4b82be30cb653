import {join} from 'node:path'
import type {Config} from '@docusaurus/types'
import site from '../../docusaurus.config'

/**
 * A site without a theme, whose one page has a mistake. Its build must fail as the build of the
 * whole site would.
 */
const config: Config = {
  title: site.title,
  url: site.url,
  baseUrl: site.baseUrl,
  future: site.future,
  plugins: [['@docusaurus/plugin-content-pages', {path: join(__dirname, 'pages')}]],
}

export default config
