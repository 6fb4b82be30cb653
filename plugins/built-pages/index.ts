import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import type {SearchConfig} from '../../src/search/types'
import {
  createScriptNamer,
  recordScripts,
  type ImportedScripts,
} from '../hydration/routeScripts'
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
 * shows before its scripts run leaves the style sheet, every page names the scripts of its
 * route and gets the Content-Security-Policy, which is also written to `_headers`. One
 * plugin does all: Docusaurus lets all plugins work on a finished build at the same time.
 *
 * @param search the search engine and its credentials, from `readSearchConfig`: they say
 *   which hosts the pages may ask
 * @throws in the build, when a page has what the policy forbids
 */
export default function builtPages(
  {baseUrl, generatedFilesDir}: LoadContext,
  search: SearchConfig,
): Plugin {
  const scripts: ImportedScripts = new Map()
  return {
    name: 'built-pages',
    configureWebpack: (_config, isServer) =>
      isServer ? undefined : {plugins: [recordScripts(scripts)]},

    async postBuild({outDir, routes}) {
      const pages = await readPages(outDir)
      const policy = contentSecurityPolicy(allowedScripts(pages), search)
      const nameStyles = await deferStyles(outDir, pages)
      const nameScripts = await createScriptNamer(
        routes,
        generatedFilesDir,
        baseUrl,
        scripts,
      )
      await Promise.all(
        pages.map(({path, html}) =>
          writeFile(
            join(outDir, path),
            insertPolicy(nameScripts(path, nameStyles(html)), policy),
          ),
        ),
      )
      await writeFile(join(outDir, '_headers'), headersFile(policy, baseUrl))
    },
  }
}
