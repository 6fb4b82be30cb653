import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {bundle} from '../../lib/bundle'
import {emitFiles} from '../../lib/emitFiles'

const clientFolder = join(__dirname, '..', 'client')

const bundleBootstrap = () =>
  bundle(join(clientFolder, 'bootstrap.ts'), {format: 'iife', target: 'es2020'})

/** The path of the script in development, below the base URL. */
const developmentFile = 'assets/bootstrap.js'

/**
 * Docusaurus plugin: inlines ../client/bootstrap.ts into every page. The text is the same in
 * all of them, so that one hash allows it in a Content-Security-Policy. Unoptimised builds
 * (../index.ts) have it too, because the script also repairs addresses and disables broken storage.
 *
 * In development the script is a file, because inlined text would not change until the server
 * restarts.
 */
export default function bootstrap({baseUrl}: LoadContext): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development'
  let script = ''
  return {
    name: 'bootstrap',

    getClientModules: () => [join(clientFolder, 'scrollOfRoute.ts')],

    // Root announces when React has hydrated the page.
    getThemePath: () => join(__dirname, '..', 'theme'),

    async loadContent() {
      script = (await bundleBootstrap()).script
    },

    injectHtmlTags: () => ({
      headTags: [
        isDevelopment
          ? {tagName: 'script', attributes: {src: baseUrl + developmentFile}}
          : {tagName: 'script', innerHTML: script},
      ],
    }),

    configureWebpack: (_config, isServer) => {
      const alias = {'@docusaurus/BrowserOnly': join(clientFolder, 'BrowserOnly.tsx')}
      const emit = async () => {
        const current = await bundleBootstrap()
        return {files: {[developmentFile]: current.script}, inputs: current.inputs}
      }
      return {
        resolve: {alias},
        plugins: isServer || !isDevelopment ? [] : [emitFiles('bootstrap', emit)],
      }
    },
  }
}
