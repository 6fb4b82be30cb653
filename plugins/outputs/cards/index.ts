import {existsSync} from 'node:fs'
import {copyFile, mkdir, readFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {runInProcess} from '../../lib/buildProcess'
import {listSources} from '../../content/sources'
import type {Card} from './card'
import {cardPath} from './cardPath'
import {cardFile, type Request} from './render'

/** The card of whatever has none of its own, as `themeConfig.image` names it. */
const siteCard = '/img/social-card.png'

/** Renders cards in another process. */
function render(request: Request): Promise<void> {
  return runInProcess(
    join(__dirname, 'rendererProcess.ts'),
    request,
    'The social cards could not be rendered',
  )
}

/**
 * Docusaurus plugin: draws a social card for each docs page, post and Markdown page, which
 * `withSocialCard` (frontMatter.ts) names in the page's head, and one for the site. They
 * are rendered beside the build, and only those that have not been rendered before. What
 * has been is in node_modules, so that it goes when the renderers change.
 */
export default function socialCards({siteDir, siteConfig}: LoadContext): Plugin {
  const {title: siteTitle, tagline} = siteConfig
  const folder = join(siteDir, 'node_modules', '.cache', 'social-cards')
  /** Cards by their paths on the site. */
  const cards = new Map<string, Card>()
  let rendered: Promise<void> = Promise.resolve()
  return {
    name: 'social-cards',

    async allContentLoaded({allContent}) {
      if (process.env.NODE_ENV !== 'production') return
      const svg = await readFile(join(siteDir, 'static', 'img', 'logo.svg'), 'base64')
      const logo = `data:image/svg+xml;base64,${svg}`
      cards.set(siteCard, {title: tagline, section: '', siteTitle, logo})
      for (const {source, title, section} of listSources(allContent))
        cards.set(cardPath(source.replace(/^@site\//, '')), {
          title,
          section,
          siteTitle,
          logo,
        })
      const unknown = [...cards.values()].filter(
        (card) => !existsSync(cardFile(folder, card)),
      )
      if (unknown.length === 0) return
      rendered = render({folder, cards: unknown})
      // The build hears of a failure when it waits for the images.
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
