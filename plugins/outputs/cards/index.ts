import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {simpleHash} from '@docusaurus/utils'
import {Joi} from '@docusaurus/utils-validation'
import {createFileCache} from '../../lib/fileCache'
import {listSources} from '../../content/sources'
import {checkOptions, sitePath, type OptionsSchema} from '../../lib/options'
import {cardElement, maxTitleSize, type Card, type CardColors} from './card'
import {cardPath} from './frontMatter'

interface Options {
  /** Path of the logo, an SVG file. */
  logo: string
  colors: CardColors
}

const color = Joi.string().required()
const schema: OptionsSchema<Options> = {
  logo: sitePath.required(),
  colors: Joi.object({
    background: color,
    text: color,
    muted: color,
    accent: color,
  }).required(),
}

/** The name of a card's cache file: a hash of everything that the card shows. */
const fileOf = (card: Card) =>
  `${simpleHash(JSON.stringify([card, cardElement(card, maxTitleSize)]), 32)}.png`

/**
 * Docusaurus plugin: draws a social card for each page that is written in Markdown, and one that
 * all other pages share. `withSocialCard` (frontMatter.ts) puts a page's own card into its head;
 * `themeConfig.image` names the shared one.
 */
export function socialCards(options: Options) {
  checkOptions('social-cards', schema, options)
  const {colors} = options
  return ({siteDir, siteConfig}: LoadContext): Plugin => {
    const {title: siteTitle, tagline} = siteConfig
    const {image: imagePath} = siteConfig.themeConfig as {image?: string}
    const cache = createFileCache(siteDir, 'social-cards', join(__dirname, 'render.ts'))
    /** Cards by their paths on the site. */
    const cards = new Map<string, Card>()
    return {
      name: 'social-cards',

      async allContentLoaded({allContent}) {
        if (process.env.NODE_ENV !== 'production') return
        const svg = await readFile(join(siteDir, options.logo), 'base64')
        const logo = `data:image/svg+xml;base64,${svg}`
        const add = (path: string, title: string, section: string) =>
          cards.set(path, {title, section, siteTitle, tagline, logo, colors})
        if (imagePath !== undefined) add(imagePath, tagline, '')
        for (const {file, title, section} of listSources(allContent))
          add(cardPath(file), title, section)
        cache.make(new Map([...cards.values()].map((card) => [fileOf(card), card])))
      },

      postBuild: ({outDir}) =>
        cache.copy(
          new Map([...cards].map(([path, card]) => [join(outDir, path), fileOf(card)])),
        ),
    }
  }
}
