import {chromium, type BrowserContextOptions, type Page} from '@playwright/test'
import {browserArguments, ensureBrowser} from '../browser'
import type {Subject} from './subjects'

/** A subject at a width and in a mode, in two sites. */
export interface Pair {
  name: string
  /** PNG files, or why there is none. */
  pictures: readonly [Buffer | Error, Buffer | Error]
  differs: boolean
}

const widths = {1280: 800, 390: 844}

const modes: Record<string, BrowserContextOptions> = {
  dark: {colorScheme: 'dark'},
  light: {colorScheme: 'light'},
  'forced colours': {colorScheme: 'dark', forcedColors: 'active'},
}

/**
 * In how many visits pictures must differ. In one visit, a browser may draw a letter a fraction of
 * a pixel beside its place.
 */
const visits = 3

/** Milliseconds after which a caret blinks: it cannot be hidden where colours are forced. */
const blink = 500

/** Chooses the light theme as a reader does; a site without one ignores it. */
async function chooseLight(page: Page, address: string): Promise<boolean> {
  await page.goto(address)
  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.reload()
  return page.locator('html[data-theme=light]').isVisible()
}

/** Photographs a subject, twice if a caret may blink, or says why that failed. */
async function take(
  page: Page,
  address: string,
  {path, show}: Subject,
): Promise<[Buffer, ...Buffer[]] | Error> {
  const options = {animations: 'disabled', caret: 'hide'} as const
  try {
    await page.goto(address + path, {waitUntil: 'networkidle'})
    const part = await show?.(page)
    if (!part) return [await page.screenshot({...options, fullPage: true})]
    // Another process draws the frames of programs, and may be late.
    await page.waitForTimeout(blink)
    const first = await part.screenshot(options)
    await page.waitForTimeout(blink)
    return [first, await part.screenshot(options)]
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function photographPair(
  pages: readonly [Page, Page],
  addresses: readonly [string, string],
  subject: Subject,
): Promise<Omit<Pair, 'name'>> {
  // A browser writes equal pixels as equal bytes.
  const seen = [new Set<string>(), new Set<string>()] as const
  for (let visit = 1; ; visit += 1) {
    const [a, b] = await Promise.all([
      take(pages[0], addresses[0], subject),
      take(pages[1], addresses[1], subject),
    ])
    const pictures = [
      a instanceof Error ? a : a[0],
      b instanceof Error ? b : b[0],
    ] as const
    if (a instanceof Error || b instanceof Error) return {pictures, differs: true}
    for (const picture of a) seen[0].add(picture.toString('base64'))
    for (const picture of b) seen[1].add(picture.toString('base64'))
    const differs = ![...seen[0]].some((picture) => seen[1].has(picture))
    if (!differs || visit === visits) return {pictures, differs}
  }
}

/**
 * Photographs the same subjects in two sites, at each width and in each mode that the sites have.
 *
 * @param addresses with a slash at the end
 */
export async function* photograph(
  addresses: readonly [string, string],
  subjects: readonly Subject[],
): AsyncGenerator<Pair> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      ...browserArguments,
      // Letters look the same wherever they are, and whatever was drawn before.
      '--font-render-hinting=none',
      '--disable-partial-raster',
    ],
  })
  for (const [width, height] of Object.entries(widths)) {
    for (const [mode, options] of Object.entries(modes)) {
      const viewport = {width: Number(width), height}
      const open = async () => {
        // Nothing moves, and no site remembers a visit to the other.
        const context = await browser.newContext({
          ...options,
          viewport,
          reducedMotion: 'reduce',
        })
        context.setDefaultTimeout(20_000)
        return context.newPage()
      }
      const pages = await Promise.all([open(), open()])
      const choose = (site: 0 | 1) => chooseLight(pages[site], addresses[site])
      const chosen = mode === 'light' ? [await choose(0), await choose(1)] : [true]
      for (const subject of chosen.includes(true) ? subjects : []) {
        if (subject.width !== undefined && subject.width !== viewport.width) continue
        const name = `${subject.name}, ${width} px, ${mode}`
        yield {name, ...(await photographPair(pages, addresses, subject))}
      }
      await Promise.all(pages.map((page) => page.context().close()))
    }
  }
  await browser.close()
}
