import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import type {SearchConfig} from '../../src/search/types'
import {hashInline, hideSprite, insertPolicy, readPage} from './page'
import {contentSecurityPolicy, headersFile, trustedTypesPolicies} from './policy'

interface Page {
  /** Path of the file in the build. */
  path: string
  html: string
}

async function readPages(folder: string): Promise<Page[]> {
  const files = await readdir(folder, {recursive: true})
  const paths = files.filter((file) => file.endsWith('.html')).sort()
  return Promise.all(
    paths.map(async (path) => ({
      path,
      html: hideSprite(await readFile(join(folder, path), 'utf8')),
    })),
  )
}

/**
 * Finds the hashes of the inline scripts that configuration puts into every page. A script
 * that only some pages have comes from content or a component, and has no business there.
 *
 * @throws when a page has such a script, or anything else that the policy forbids; the
 *   message names each page and what it has
 */
export function allowedScripts(pages: readonly Page[]): string[] {
  const contents = pages.map(({path, html}) => ({path, ...readPage(html)}))
  const isOnEveryPage = (script: string) =>
    contents.every(({inlineScripts}) => inlineScripts.includes(script))
  const problems = contents.flatMap(({path, inlineScripts, forbidden}) => [
    ...inlineScripts
      .filter((script) => !isOnEveryPage(script))
      .map(
        (script) => `${path} has an inline script of its own: ${script.slice(0, 120)}`,
      ),
    ...forbidden.map(({reason, excerpt}) => `${path} has ${reason}: ${excerpt}`),
  ])
  if (problems.length > 0) {
    throw new Error(
      'The Content-Security-Policy of this site (SECURITY.md) does not allow what these ' +
        `pages have. Use a file of its own, or a class, instead.\n${problems.join('\n')}`,
    )
  }
  return [...new Set(contents.flatMap(({inlineScripts}) => inlineScripts))].map(
    hashInline,
  )
}

/**
 * Docusaurus plugin: writes the Content-Security-Policy into every built page and the
 * headers of the site into `_headers`. Pages of `npm start` have no policy.
 *
 * @param search the search engine and its credentials, from `readSearchConfig`: they say
 *   which hosts the pages may ask
 * @throws in the build, when a page has what the policy forbids
 */
export default function security(_context: LoadContext, search: SearchConfig): Plugin {
  return {
    name: 'security',
    getClientModules: () => [join(__dirname, 'client', 'vettedHtml.ts')],
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {output: {trustedTypes: {policyName: trustedTypesPolicies.bundle}}},
    async postBuild({outDir, siteConfig: {baseUrl}}) {
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
