import {createHash} from 'node:crypto'
import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {cardElement, cardSize, type Card} from './card'

/** Renders a card to a PNG image. */
export type CardRenderer = (card: Card) => Promise<Buffer>

/** Loads the typeface and the two renderers, which only a build needs. */
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
  return async (element: ReturnType<typeof cardElement>) => {
    // satori types elements as React's; its documentation allows plain objects.
    const svg = await satori(element as Parameters<typeof satori>[0], {
      ...cardSize,
      fonts,
    })
    const image = await renderAsync(svg, {font: {loadSystemFonts: false}})
    return image.asPng()
  }
}

/**
 * Makes a renderer that keeps what it has rendered, by content. The cache is in
 * node_modules, so that it goes when the renderers change.
 */
export function createCardRenderer(cacheDir: string): CardRenderer {
  let renderer: ReturnType<typeof loadRenderer> | undefined

  return async (card) => {
    const element = cardElement(card)
    const hash = createHash('sha256').update(JSON.stringify(element)).digest('hex')
    const file = join(cacheDir, `${hash}.png`)
    const cached = await readFile(file).catch(() => undefined)
    if (cached) return cached

    renderer ??= loadRenderer()
    const image = await (await renderer)(element)
    await mkdir(cacheDir, {recursive: true})
    await writeFile(file, image)
    return image
  }
}
