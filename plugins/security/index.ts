import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join, relative} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import type {SearchConfig} from '../../src/search/types'
import {playgroundFolder} from '../code/playground/folder'
import {allowedScripts} from './allowedScripts'
import {hideSprite, insertPolicy, readMetaPolicy, readPage} from './page'
import {contentSecurityPolicy, headersFile, trustedTypesPolicies} from './policy'
import type {FramePolicy} from './policy'

/** Lists what is in a folder and its folders, with a slash between the names. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      relative(folder, join(parentPath, name)).replaceAll('\\', '/'),
    )
    .sort()
}

async function htmlFilesIn(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((file) => file.endsWith('.html'))
}

async function readPages(folder: string) {
  const files = await htmlFilesIn(folder)
  const paths = files.filter((file) => !file.startsWith(`${playgroundFolder}/`))
  return Promise.all(
    paths.map(async (path) => {
      const html = hideSprite(await readFile(join(folder, path), 'utf8'))
      return {path, html, ...readPage(html)}
    }),
  )
}

/** Reads the policies of the documents that pages frame. */
async function readFrames(folder: string): Promise<FramePolicy[]> {
  return Promise.all(
    (await htmlFilesIn(join(folder, playgroundFolder))).map(async (file) => {
      const path = `${playgroundFolder}/${file}`
      return {path, policy: readMetaPolicy(await readFile(join(folder, path), 'utf8'))}
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
  return ({siteDir, baseUrl}: LoadContext): Plugin => {
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
        const files = [
          ...pages.map(({path}) => path),
          ...(await filesIn(join(siteDir, 'static'))),
          // A worker has the policy of its script, not that of its page.
          'assets/js/',
        ]
        const frames = await readFrames(outDir)
        await writeFile(
          join(outDir, '_headers'),
          headersFile(policy, baseUrl, {files, frames}),
        )
      },
    }
  }
}
