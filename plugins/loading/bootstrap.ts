import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {buildSync} from 'esbuild'
import {expectOf} from './seam'

/** What Docusaurus sets on the root element when a page is hydrated. */
const hydratedAttribute = 'data-has-hydrated'

/**
 * Makes sure that Docusaurus still tells when a page is hydrated: the bootstrap keeps the
 * first actions of a reader until then.
 *
 * @param source of the component that tells it
 * @throws when it does not name the attribute
 */
export function expectHydratedAttribute(
  source = readFileSync(
    require.resolve('@docusaurus/core/lib/client/hasHydratedDataAttribute.js'),
    'utf8',
  ),
): void {
  expectOf(
    {file: 'bootstrap.ts', package: '@docusaurus/core', triedWith: '3.10.2'},
    source.includes(`<html ${hydratedAttribute}=`),
    `the attribute ${hydratedAttribute} on the root element`,
  )
}

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
  expectHydratedAttribute()
  return {
    name: 'bootstrap',
    getPathsToWatch: () => [join(siteDir, 'src', 'hydration', '*.ts')],
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: bundleBootstrap(siteDir)}],
    }),
  }
}
