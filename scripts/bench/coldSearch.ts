import type {Browser, Page} from '@playwright/test'
import {AIM, TYPING, pause, withPage} from './measure'
import type {StaticServer} from './server'

/** What a reader waits for who asks for search on a page that was left alone. */
export interface ColdSearch {
  /** From Ctrl+K to the first result on the screen, in milliseconds. */
  firstResult: number
  /** What the server has sent from Ctrl+K until then, in bytes, headers included. */
  bytes: number
}

/** What is typed: five letters that find something on every site. */
const query = 'facet'

/** How often it is noted what the server has sent, in milliseconds. */
const SAMPLING = 10

/** In the page: notes by its own clock when a result is drawn, which a test would see late. */
function noteResult(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      // A dialog that is closed may keep its results.
      if (document.querySelector(selector)?.checkVisibility()) resolve(Date.now())
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Has the page note the next result, and gives the time that it was drawn at. */
async function awaitResult(
  page: Page,
  result: string,
): Promise<{shown: Promise<number>}> {
  const shown = page.evaluate(noteResult, result)
  // This runs behind the call above: the page is watching when it has an answer.
  await page.evaluate(() => undefined)
  return {shown}
}

/**
 * Measures the first search of a visit: Ctrl+K, five letters in the pace of a quick typist,
 * and the first result on the screen, on a slow network and processor.
 *
 * @param box what takes the query; it may be another element later
 * @param result selector of a result, wherever it is shown first
 */
export function measureColdSearch(
  browser: Browser,
  {origin, sent}: StaticServer,
  path: string,
  box: string,
  result: string,
): Promise<ColdSearch> {
  return withPage(browser, origin + path, async ({page}) => {
    const {shown} = await awaitResult(page, result)
    const samples: {time: number; bytes: number}[] = []
    const note = () => void samples.push({time: Date.now(), bytes: sent()})
    note()
    const sampling = setInterval(note, SAMPLING)
    try {
      const start = Date.now()
      await page.keyboard.press('Control+k')
      await page.locator(box).first().waitFor()
      await page.keyboard.type(query, {delay: TYPING})
      const end = await shown
      const bytesAt = (time: number) =>
        samples.findLast((sample) => sample.time <= time)?.bytes ?? 0
      return {firstResult: end - start, bytes: bytesAt(end) - bytesAt(start)}
    } finally {
      clearInterval(sampling)
    }
  })
}

/**
 * Measures a later search of a visit, on a quick network and processor: Ctrl+K, five letters
 * at once, and the first result on the screen, after search was used and closed.
 *
 * @param box what takes the query; it may be another element later
 * @param dialog of search, which Escape closes
 * @param result selector of a result
 * @returns milliseconds
 */
export async function measureOpenedAgain(
  browser: Browser,
  url: string,
  {box, dialog, result}: {box: string; dialog: string; result: string},
): Promise<number> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}})
  try {
    // tsx names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.goto(url, {waitUntil: 'networkidle'})
    await page.keyboard.press('Control+k')
    await page.locator(box).first().waitFor()
    await page.keyboard.type(query, {delay: TYPING})
    await page.locator(dialog).waitFor()
    await page.locator(result).filter({visible: true}).first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator(dialog).waitFor({state: 'hidden'})
    await pause(AIM)
    const {shown} = await awaitResult(page, result)
    const start = Date.now()
    await page.keyboard.press('Control+k')
    await page.locator(dialog).waitFor()
    await page.keyboard.insertText(query)
    return (await shown) - start
  } finally {
    await page.close()
  }
}
