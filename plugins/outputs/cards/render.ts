import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {writeAtomically} from '../../lib/writeAtomically'
import {cardElement, cardSize, type Card} from './card'

/** What to render, and where to write it. */
export interface Request {
  /** Absolute path of the folder for the images. */
  folder: string
  cards: Card[]
}

/** The file of a card, named by a hash of everything that the card shows. */
export function cardFile(folder: string, card: Card): string {
  const content = JSON.stringify(cardElement(card))
  return join(folder, `${createHash('sha256').update(content).digest('hex')}.png`)
}

/** Loads the typeface and the two renderers. */
async function loadRenderer() {
  const [{default: satori}, {renderAsync}] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ])
  const fonts = await Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: 'Inter',
      weight,
      data: await readFile(
        require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
      ),
    })),
  )
  return async (card: Card) => {
    // satori types elements as React's; its documentation allows plain objects.
    const svg = await satori(cardElement(card) as Parameters<typeof satori>[0], {
      ...cardSize,
      fonts,
    })
    const image = await renderAsync(svg, {font: {loadSystemFonts: false}})
    return image.asPng()
  }
}

/** Renders cards to PNG images, each to its `cardFile`. */
export async function renderCards({folder, cards}: Request): Promise<void> {
  const render = await loadRenderer()
  for (const card of cards)
    await writeAtomically(cardFile(folder, card), await render(card))
}
