import {appendFile, readFile, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {load} from 'cheerio'
import {glob} from 'tinyglobby'
import {checkOptions, sitePath, texts} from '../lib/options'
import {
  allowedScripts,
  hideSprite,
  insertPolicy,
  readMetaPolicy,
  readPage,
} from './build/page'
import {contentSecurityPolicy, headersFile, trustedTypesPolicies} from './build/policy'
import type {Allowed} from './build/policy'

/** What pages may use besides the site's own files, and where documents of frames are. */
export interface Options extends Allowed {
  /** Folder in the build with the documents that pages embed in frames, if there are any. */
  framesFolder?: string
}

const schema = {
  connect: texts.required(),
  scripts: texts.required(),
  inlineStyles: texts.required(),
  trustedTypes: texts.required(),
  framesFolder: sitePath,
}

/** Lists the files in a folder and its subfolders. */
async function filesIn(folder: string, pattern = '**'): Promise<string[]> {
  return (await glob(pattern, {cwd: folder, dot: true})).sort()
}

/**
 * Docusaurus plugin: gives every page of a build a Content-Security-Policy, which is also
 * written to `_headers`, and makes the site's scripts comply with it. Pages of `npm start`
 * have no policy.
 *
 * @throws in the build when a page violates the policy
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
        const documents = await Promise.all(
          (await filesIn(outDir, '**/*.html')).map(async (path) => ({
            path,
            page: load(await readFile(join(outDir, path), 'utf8')),
          })),
        )
        const isFrame = ({path}: {path: string}) =>
          framesFolder !== undefined && path.startsWith(`${framesFolder}/`)
        const pages = documents.filter((file) => !isFrame(file))
        pages.forEach(({page}) => hideSprite(page))
        const scripts = allowedScripts(
          pages.map(({path, page}) => ({path, ...readPage(page.html())})),
        )
        const policy = contentSecurityPolicy(scripts, allowed)
        await Promise.all(
          pages.map(({path, page}) => {
            insertPolicy(page, policy)
            // Writes all closing tags. Docusaurus's minimizer drops those that browsers do not
            // need, but crawlers and agents with simple parsers do. The tags add 1 % to transfers.
            return writeFile(join(outDir, path), page.html())
          }),
        )
        const staticFiles = await Promise.all(
          siteConfig.staticDirectories.map((folder) => filesIn(join(siteDir, folder))),
        )
        const files = [
          ...pages.map(({path}) => path),
          ...staticFiles.flat(),
          // A worker obeys the policy sent with its script, not its page's policy.
          'assets/js/',
        ]
        const frames = documents.filter(isFrame).map(({path, page}) => {
          return {path, policy: readMetaPolicy(page)}
        })
        const headers = headersFile(policy, baseUrl, {files, frames})
        // Hosts read one `_headers`. Other locales are built later, in subfolders, and append to it.
        if (i18n.currentLocale === i18n.defaultLocale)
          await writeFile(join(outDir, '_headers'), headers)
        else await appendFile(join(dirname(outDir), '_headers'), headers)
      },
    }
  }
}
