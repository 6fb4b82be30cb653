import {appendFile, readFile, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {glob} from 'tinyglobby'
import {checkOptions, sitePath, texts} from '../lib/options'
import {allowedScripts} from './allowedScripts'
import {hideSprite, insertPolicy, parsePage} from './page'
import {readMetaPolicy, readPage, serializePage} from './page'
import {contentSecurityPolicy, headersFile, trustedTypesPolicies} from './policy'
import type {Allowed} from './policy'

/** What pages may use besides the site's own files, and what they frame. */
export interface Options extends Allowed {
  /** Folder of the build with the documents that pages frame, if there are any. */
  framesFolder?: string
}

const schema = {
  connect: texts.required(),
  scripts: texts.required(),
  inlineStyles: texts.required(),
  trustedTypes: texts.required(),
  framesFolder: sitePath,
}

/** Lists the files of a folder and of the folders in it. */
async function filesIn(folder: string, pattern = '**'): Promise<string[]> {
  return (await glob(pattern, {cwd: folder, dot: true})).sort()
}

/** Parses the HTML files of a build. */
async function readDocuments(folder: string) {
  const files = await filesIn(folder, '**/*.html')
  return Promise.all(
    files.map(async (path) => {
      const document = parsePage(await readFile(join(folder, path), 'utf8'))
      return {path, document}
    }),
  )
}

/**
 * Docusaurus plugin: gives every page of a build a Content-Security-Policy, which is also
 * written to `_headers`, and makes the site's scripts comply with it. Pages of `npm start`
 * have no policy.
 *
 * @throws when the options are wrong, and in the build when a page has what the policy
 *   forbids
 */
export default function security(options: Options) {
  const {framesFolder, ...allowed} = options
  checkOptions('security', schema, options)
  return ({siteDir, baseUrl, siteConfig, i18n}: LoadContext): Plugin => {
    return {
      name: 'security',

      getClientModules: () => [join(__dirname, 'client', 'vettedHtml.ts')],

      contentLoaded: async ({actions}) => {
        await actions.createData('scripts.json', JSON.stringify(allowed.scripts))
      },

      configureWebpack: (_config, isServer) =>
        isServer || process.env.NODE_ENV !== 'production'
          ? {}
          : {output: {trustedTypes: {policyName: trustedTypesPolicies.bundle}}},

      async postBuild({outDir}) {
        const documents = await readDocuments(outDir)
        const isFrame = ({path}: {path: string}) =>
          framesFolder !== undefined && path.startsWith(`${framesFolder}/`)
        const pages = documents
          .filter((file) => !isFrame(file))
          .map(({path, document}) => {
            hideSprite(document)
            return {path, document, ...readPage(document)}
          })
        const policy = contentSecurityPolicy(allowedScripts(pages), allowed)
        await Promise.all(
          pages.map(({path, document}) => {
            insertPolicy(document, policy)
            return writeFile(join(outDir, path), serializePage(document))
          }),
        )
        const staticFiles = await Promise.all(
          siteConfig.staticDirectories.map((folder) => filesIn(join(siteDir, folder))),
        )
        const files = [
          ...pages.map(({path}) => path),
          ...staticFiles.flat(),
          // A worker has the policy that its script was sent with, not that of its page.
          'assets/js/',
        ]
        const frames = documents.filter(isFrame).map(({path, document}) => {
          return {path, policy: readMetaPolicy(document)}
        })
        const headers = headersFile(policy, baseUrl, {files, frames})
        // Hosts read one file. Other locales are built later, into subfolders, and append to
        // it.
        if (i18n.currentLocale === i18n.defaultLocale)
          await writeFile(join(outDir, '_headers'), headers)
        else await appendFile(join(dirname(outDir), '_headers'), headers)
      },
    }
  }
}
