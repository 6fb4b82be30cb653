import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {buildSync} from 'esbuild'

function bundleBootstrap(siteDir: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(siteDir, 'src', 'hydration', 'bootstrap.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/**
 * Docusaurus plugin: puts the bootstrap script of src/hydration into every page. It is the
 * same text everywhere, so that one hash allows it in a Content-Security-Policy. It is in
 * stock builds too: it also repairs addresses and does without storage.
 */
export default function bootstrap({siteDir}: LoadContext): Plugin {
  return {
    name: 'bootstrap',
    getPathsToWatch: () => [join(siteDir, 'src', 'hydration', '*.ts')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: bundleBootstrap(siteDir)}],
    }),
  }
}
