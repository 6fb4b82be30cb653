import {appendFile, readFile, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import logger from '@docusaurus/logger'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {load} from 'cheerio'
import {glob} from 'tinyglobby'
import {checkOptions, sitePath, texts, type OptionsSchema} from '../lib/options'
import {
  describeBlocked,
  expectNoForbidden,
  hideSprite,
  insertPolicy,
  readMetaPolicy,
  readPage,
} from './build/page'
import {
  contentSecurityPolicy,
  developmentPolicy,
  headersFile,
  trustedTypesPolicies,
} from './build/policy'
import type {Allowed} from './build/policy'

/** What pages may use besides the site's own files, and where documents of frames are. */
export interface Options extends Partial<Allowed> {
  /** Folder in the build with the documents that pages embed in frames, if there are any. */
  framesFolder?: string
}

const list = texts.default([])
const schema: OptionsSchema<Allowed & Options> = {
  connect: list,
  scripts: list,
  images: list,
  media: list,
  frames: list,
  forms: list,
  inlineStyles: list,
  trustedTypes: list,
  framesFolder: sitePath,
}

const filesIn = async (folder: string, pattern = '**') =>
  (await glob(pattern, {cwd: folder, dot: true})).sort()

/**
 * Docusaurus plugin: gives every page of a build a Content-Security-Policy that allows what the
 * page has, also in `_headers`, and makes the site's scripts comply with it.
 *
 * @throws in the build when a page has code in attributes
 */
export default function security(options: Options) {
  const {framesFolder, ...rest} = checkOptions('security', schema, options)
  const allowed = rest as Allowed
  return ({siteDir, baseUrl, siteConfig, i18n}: LoadContext): Plugin => {
    const isProduction = process.env.NODE_ENV === 'production'
    return {
      name: 'security',

      getClientModules: () => [join(__dirname, 'client', 'vettedHtml.ts')],

      contentLoaded: async ({actions}) => {
        await actions.createData('scripts.json', JSON.stringify(allowed.scripts))
      },

      configureWebpack: (_config, isServer) =>
        isServer || !isProduction
          ? {}
          : {output: {trustedTypes: {policyName: trustedTypesPolicies.bundle}}},

      injectHtmlTags: () => {
        if (isProduction) return {}
        const policy = developmentPolicy(allowed)
        const attributes = {'http-equiv': 'Content-Security-Policy', content: policy}
        return {headTags: [{tagName: 'meta', attributes}]}
      },

      async postBuild({outDir}) {
        const staticFiles = await Promise.all(
          siteConfig.staticDirectories.map((folder) => filesIn(join(siteDir, folder))),
        )
        const own = new Set(staticFiles.flat())
        const built = (await filesIn(outDir, '**/*.html')).filter(
          (path) => !own.has(path),
        )
        const documents = await Promise.all(
          built.map(async (path) => ({
            path,
            page: load(await readFile(join(outDir, path), 'utf8')),
          })),
        )
        const isFrame = ({path}: {path: string}) =>
          framesFolder !== undefined && path.startsWith(`${framesFolder}/`)
        const pages = documents.filter((file) => !isFrame(file))
        pages.forEach(({page}) => hideSprite(page))
        const read = pages.map(({path, page}) => ({path, ...readPage(page.html())}))
        // A reader who follows a link keeps the policy of the first page.
        const ofAll = {
          styles: read.flatMap(({styles}) => styles),
          writesStyles: read.some((page) => page.writesStyles),
          hasObjects: read.some((page) => page.hasObjects),
        }
        const contents = read.map((page) => ({...page, ...ofAll}))
        expectNoForbidden(contents)
        for (const warning of describeBlocked(contents, siteConfig.url, allowed))
          logger.warn(warning)
        await Promise.all(
          pages.map(({path, page}, index) => {
            const content = contents[index]
            if (content) insertPolicy(page, contentSecurityPolicy(content, allowed))
            // Writes all closing tags. Docusaurus's minimizer drops those that browsers do not
            // need, but crawlers and agents with simple parsers do. The tags add 1 % to transfers.
            return writeFile(join(outDir, path), page.html())
          }),
        )
        // The header applies to all pages; the policy in a page narrows it.
        const policy = contentSecurityPolicy(
          {
            ...ofAll,
            scripts: contents.flatMap(({scripts}) => scripts),
            hasStyleAttributes: contents.some((page) => page.hasStyleAttributes),
          },
          allowed,
        )
        const files = [
          ...pages.map(({path}) => path),
          ...own,
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
