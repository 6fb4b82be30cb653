import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import type {SearchConfig} from '../../src/search/types'
import {deferStyles} from '../lean-css/deferStyles'
import {allowedScripts} from '../security/allowedScripts'
import {contentSecurityPolicy, headersFile} from '../security/policy'
import {hideSprite, insertPolicy, readPage} from './page'

async function readPages(folder: string) {
  const files = await readdir(folder, {recursive: true})
  const paths = files.filter((file) => file.endsWith('.html')).sort()
  return Promise.all(
    paths.map(async (path) => {
      const html = hideSprite(await readFile(join(folder, path), 'utf8'))
      return {path, html, ...readPage(html)}
    }),
  )
}

/**
 * Docusaurus plugin: finishes the pages that have been rendered to HTML. What no page
 * shows before its scripts run leaves the style sheet, and every page gets the
 * Content-Security-Policy, which is also written to `_headers`. One plugin does both:
 * Docusaurus lets all plugins work on a finished build at the same time.
 *
 * @param search the search engine and its credentials, from `readSearchConfig`: they say
 *   which hosts the pages may ask
 * @throws in the build, when a page has what the policy forbids
 */
export default function builtPages(_context: LoadContext, search: SearchConfig): Plugin {
  return {
    name: 'built-pages',
    async postBuild({outDir, siteConfig: {baseUrl}}) {
      const pages = await readPages(outDir)
      const policy = contentSecurityPolicy(allowedScripts(pages), search)
      const nameStyles = await deferStyles(outDir, pages)
      await Promise.all(
        pages.map(({path, html}) =>
          writeFile(join(outDir, path), insertPolicy(nameStyles(html), policy)),
        ),
      )
      await writeFile(join(outDir, '_headers'), headersFile(policy, baseUrl))
    },
  }
}
