import {join} from 'node:path'
import type {Plugin} from '@docusaurus/types'

/**
 * Docusaurus plugin: replaces `@docusaurus/BrowserOnly` by a component that loads the page's scripts
 * when it comes near the screen. With the stock one, a reader who uses nothing would never see what
 * it shows.
 */
export default function browserOnly(): Plugin {
  return {
    name: 'browser-only',
    configureWebpack: () => ({
      resolve: {alias: {'@docusaurus/BrowserOnly': join(__dirname, 'BrowserOnly.tsx')}},
    }),
  }
}
