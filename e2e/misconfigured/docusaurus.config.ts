import {join} from 'node:path'
import type {Config} from '@docusaurus/types'

/** A site without a theme, whose one page has a mistake. */
const config: Config = {
  title: 'Misconfigured',
  url: 'https://example.com',
  baseUrl: '/',
  future: {v4: true},
  plugins: [['@docusaurus/plugin-content-pages', {path: join(__dirname, 'pages')}]],
}

export default config
