import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {unusedParts, type ConfiguredParts} from './unusedParts'

const nothing = require.resolve('@docusaurus/core/lib/client/exports/Noop.js')

/**
 * Docusaurus plugin: leaves out of the bundle what this site's configuration never shows
 * (unusedParts.ts) and what a library drags along (utilsCommon.ts). A part that gets
 * configured is back with the next build.
 */
export default function leanScripts({siteConfig}: LoadContext): Plugin {
  return {
    name: 'lean-scripts',
    configureWebpack: () => {
      const parts = unusedParts(siteConfig.themeConfig as unknown as ConfiguredParts)
      return {
        resolve: {
          alias: {
            '@docusaurus/utils-common$': join(__dirname, 'utilsCommon.ts'),
            ...Object.fromEntries(parts.map((part) => [`@theme/${part}$`, nothing])),
          },
        },
      }
    },
  }
}
