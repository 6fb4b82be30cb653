import {readFile} from 'node:fs/promises'
import {renderAsync, Resvg} from '@resvg/resvg-js'
import {createElement} from 'react'
import satori, {type Font} from 'satori'
import type {FileRequest, MadeFile} from '../../lib/fileCache'
import {
  cardElement,
  cardSize,
  hasKnownScripts,
  maxTitleSize,
  minTitleSize,
  titleElement,
  titleRoom,
  type Card,
} from './card'

const typeface = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
].map((part) => `inter/files/inter-${part}`)

/** Has arrows and signs, too, but takes a second to read. */
const moreLetters = ['dejavu-sans/files/dejavu-sans-latin']

/** A font of a package, in both weights. Fonts of one name would hide each other. */
async function loadFont(name: string): Promise<Font[]> {
  const load = async (weight: 400 | 700): Promise<Font> => {
    const file = require.resolve(`@fontsource/${name}-${weight}-normal.woff`)
    return {name, weight, data: await readFile(file)}
  }
  return Promise.all([load(400), load(700)])
}

const loadFonts = async (names: readonly string[]) =>
  (await Promise.all(names.map(loadFont))).flat()

async function haveLetters(fonts: Font[], text: string): Promise<boolean> {
  let isComplete = true
  await satori(createElement('div', {}, text), {
    ...cardSize,
    fonts,
    // Called for letters that no font has.
    loadAdditionalAsset() {
      isComplete = false
      return Promise.resolve([])
    },
  })
  return isComplete
}

/** The largest size at which a title fits, without breaking a word. */
async function titleSize(title: string, fonts: Font[]): Promise<number> {
  const {width, height} = titleRoom
  for (let size = maxTitleSize; size > minTitleSize; size -= 6) {
    const svg = await satori(titleElement(title, size), {...cardSize, width, fonts})
    // Whatever is too large is drawn beyond the card; an empty title has no box.
    const box = new Resvg(svg).getBBox()
    if (!box || (box.width <= width && box.height <= height)) return size
  }
  return minTitleSize
}

/**
 * Renders cards to PNG images. Texts with letters that no font has are left out; in the place of
 * such a title is the site's tagline.
 */
export default async function* renderCards({
  items,
}: FileRequest<Card>): AsyncGenerator<MadeFile> {
  const narrow = await loadFonts(typeface)
  let wide: Font[] | undefined
  const fontsOf = async (text: string): Promise<Font[] | undefined> => {
    if (!hasKnownScripts(text)) return undefined
    if (await haveLetters(narrow, text)) return narrow
    wide ??= [...narrow, ...(await loadFonts(moreLetters))]
    return (await haveLetters(wide, text)) ? wide : undefined
  }
  const drawable = async (...texts: string[]): Promise<string> => {
    for (const text of texts) if (await fontsOf(text)) return text
    return ''
  }
  for (const [file, card] of items) {
    const {title, section, siteTitle, tagline} = card
    let shown = card
    let fonts = await fontsOf(title + section + siteTitle)
    if (!fonts) {
      shown = {
        ...card,
        title: await drawable(title, tagline),
        section: await drawable(section),
        siteTitle: await drawable(siteTitle),
      }
      fonts = wide ?? narrow
    }
    const element = cardElement(shown, await titleSize(shown.title, fonts))
    const svg = await satori(element, {...cardSize, fonts})
    const image = await renderAsync(svg, {font: {loadSystemFonts: false}})
    yield [file, image.asPng()]
  }
}
