import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import type {SearchConfig} from '../../src/search/types'
import {allowedScripts} from './allowedScripts'
import {hideSprite, insertPolicy, readPage} from './page'
import {contentSecurityPolicy, headersFile, trustedTypesPolicies} from './policy'

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
 * Docusaurus plugin: gives every page of a build a Content-Security-Policy, which is also
 * written to `_headers`, and makes the site's scripts fit for it. Pages of `npm start` have
 * no policy.
 *
 * @param search the search engine and its credentials, from `readSearchConfig`: they say
 *   which hosts the pages may ask
 * @throws in the build, when a page has what the policy forbids
 */
export default function security(search: SearchConfig) {
  return ({baseUrl}: LoadContext): Plugin => {
    return {
      name: 'security',

      getClientModules: () => [join(__dirname, 'client', 'vettedHtml.ts')],

      configureWebpack: (_config, isServer) =>
        isServer || process.env.NODE_ENV !== 'production'
          ? {}
          : {output: {trustedTypes: {policyName: trustedTypesPolicies.bundle}}},

      async postBuild({outDir}) {
        const pages = await readPages(outDir)
        const policy = contentSecurityPolicy(allowedScripts(pages), search)
        await Promise.all(
          pages.map(({path, html}) =>
            writeFile(join(outDir, path), insertPolicy(html, policy)),
          ),
        )
        await writeFile(join(outDir, '_headers'), headersFile(policy, baseUrl))
      },
    }
  }
}
