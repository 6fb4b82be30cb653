import {readFile} from 'node:fs/promises'
import {renderAsync} from '@resvg/resvg-js'
import satori, {type Font} from 'satori'
import type {FileRequest, MadeFile} from '../../lib/fileCache'
import {cardElement, cardSize, type Card} from './card'

/** Parts of the typeface; `isDrawable` in card.ts lists their letters. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese']

async function loadFont(script: string, weight: 400 | 700): Promise<Font> {
  const file = `@fontsource/inter/files/inter-${script}-${weight}-normal.woff`
  return {name: 'Inter', weight, data: await readFile(require.resolve(file))}
}

/** Renders cards to PNG images. */
export default async function* renderCards({
  items,
}: FileRequest<Card>): AsyncGenerator<MadeFile> {
  const fonts = await Promise.all(
    scripts.flatMap((script) => [loadFont(script, 400), loadFont(script, 700)]),
  )
  for (const [file, card] of items) {
    const svg = await satori(cardElement(card), {...cardSize, fonts})
    const image = await renderAsync(svg, {font: {loadSystemFonts: false}})
    yield [file, image.asPng()]
  }
}
