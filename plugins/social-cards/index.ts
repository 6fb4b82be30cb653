import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {listSources, type PageSource} from '../markdown-pages/sources'
import {cardPath} from './cardPath'
import {createCardRenderer} from './render'

/** The card of whatever has none of its own, as `themeConfig.image` names it. */
const siteCard = '/img/social-card.png'

/**
 * Docusaurus plugin: draws a social card for each docs page, post and Markdown page, which
 * `withSocialCard` (frontMatter.ts) names in the page's head, and one for the site.
 */
export default function socialCards({siteDir, siteConfig}: LoadContext): Plugin {
  const {title: siteTitle, tagline} = siteConfig
  let sources: PageSource[] = []
  return {
    name: 'social-cards',

    allContentLoaded({allContent}) {
      sources = listSources(allContent)
    },

    async postBuild({outDir}) {
      const svg = await readFile(join(siteDir, 'static', 'img', 'logo.svg'), 'base64')
      const logo = `data:image/svg+xml;base64,${svg}`
      const render = createCardRenderer(
        join(siteDir, 'node_modules', '.cache', 'social-cards'),
      )
      const cards = [
        {path: siteCard, title: tagline, section: ''},
        ...sources.map(({source, title, section}) => ({
          path: cardPath(source.replace(/^@site\//, '')),
          title,
          section,
        })),
      ]
      await Promise.all(
        cards.map(async ({path, ...card}) => {
          const file = join(outDir, path)
          await mkdir(dirname(file), {recursive: true})
          await writeFile(file, await render({...card, siteTitle, logo}))
        }),
      )
    },
  }
}
