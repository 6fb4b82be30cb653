import {existsSync} from 'node:fs'
import {copyFile, mkdir, readFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {runInProcess} from '../../lib/buildProcess'
import {listSources} from '../../content/sources'
import {checkOptions, sitePath, type OptionsSchema} from '../../lib/options'
import type {Card, CardColors} from './card'
import {cardPath} from './frontMatter'
import {cardFile, type Request} from './render'

interface Options {
  /** Path of the logo, an SVG file. */
  logo: string
  colors: CardColors
}

const color = Joi.string().required()
const colors: OptionsSchema<CardColors> = {
  background: color,
  text: color,
  muted: color,
  accent: color,
}
const schema: OptionsSchema<Options> = {
  logo: sitePath.required(),
  colors: Joi.object(colors).required(),
}

/**
 * Docusaurus plugin: draws a social card for each docs page, post and Markdown page, which
 * `withSocialCard` (frontMatter.ts) names in the page's head, and the one that
 * `themeConfig.image` names for all other pages. A separate process renders those that are
 * not cached. The cache is in node_modules, so that it goes away when the renderers change.
 *
 * @throws when the options are wrong
 */
export default function socialCards(options: Options) {
  checkOptions('social-cards', schema, options)
  return ({siteDir, siteConfig}: LoadContext): Plugin => {
    const {title: siteTitle, tagline} = siteConfig
    const {image: siteCard} = siteConfig.themeConfig as {image?: string}
    const folder = join(siteDir, 'node_modules', '.cache', 'social-cards')
    /** Cards by their paths on the site. */
    const cards = new Map<string, Card>()
    let rendered: Promise<void> = Promise.resolve()
    return {
      name: 'social-cards',

      async allContentLoaded({allContent}) {
        if (process.env.NODE_ENV !== 'production') return
        const svg = await readFile(join(siteDir, options.logo), 'base64')
        const logo = `data:image/svg+xml;base64,${svg}`
        const add = (path: string, title: string, section: string) =>
          cards.set(path, {title, section, siteTitle, logo, colors: options.colors})
        if (siteCard !== undefined) add(siteCard, tagline, '')
        for (const {source, title, section} of listSources(allContent))
          add(cardPath(source.replace(/^@site\//, '')), title, section)
        const unknown = [...cards.values()].filter(
          (card) => !existsSync(cardFile(folder, card)),
        )
        if (unknown.length === 0) return
        const request: Request = {folder, cards: unknown}
        rendered = runInProcess(
          join(__dirname, 'rendererProcess.ts'),
          request,
          'The social cards could not be rendered',
        )
        // The build reports a failure when it waits for the images.
        rendered.catch(() => undefined)
      },

      async postBuild({outDir}) {
        await rendered
        await Promise.all(
          [...cards].map(async ([path, card]) => {
            const file = join(outDir, path)
            await mkdir(dirname(file), {recursive: true})
            await copyFile(cardFile(folder, card), file)
          }),
        )
      },
    }
  }
}
