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
 * same text everywhere, so that one hash allows it in a Content-Security-Policy.
 */
export default function hydration({siteDir}: LoadContext): Plugin {
  return {
    name: 'hydration',
    getPathsToWatch: () => [join(siteDir, 'src', 'hydration', '*.ts')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: bundleBootstrap(siteDir)}],
    }),
  }
}
