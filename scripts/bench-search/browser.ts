import {spawn} from 'node:child_process'
import {existsSync} from 'node:fs'
import {chromium, type Page} from '@playwright/test'
import {browserArguments, ensureBrowser} from '../../tools/browser'

const port = 4180
const origin = `http://localhost:${port}`

/** How long the answer to a key takes, in milliseconds. */
interface KeyTime {
  changed: number
  drawn: number
}

/** What a reader of the built site waits for, in milliseconds. */
export interface BrowserTimes {
  /** From each key to the change of the list of hits, and to the frame that draws it. */
  keys: KeyTime[]
  /** Main-thread tasks over 50 ms while searching. */
  longTasks: number[]
  /** From the last of a thousand inputs in half a second to its answer. */
  thousand: number
}

async function serve(): Promise<() => void> {
  const server = spawn(
    'npx',
    ['docusaurus', 'serve', '--no-open', '--port', String(port)],
    {
      stdio: 'ignore',
      detached: true,
    },
  )
  for (let attempt = 0; attempt < 100; attempt++) {
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (answered) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return () => {
    if (server.pid !== undefined) process.kill(-server.pid)
  }
}

/** Types a query into the search modal and waits until its list of hits has changed. */
async function timeQuery(page: Page, query: string): Promise<KeyTime | undefined> {
  return page.evaluate(async (text) => {
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input')
    const list = document.querySelector('.DocSearch-Dropdown')
    if (!input || !list) throw new Error('The search modal is not open.')
    const type = (value: string) =>
      new Promise<KeyTime | undefined>((resolve) => {
        const start = performance.now()
        const giveUp = setTimeout(() => resolve(undefined), 2000)
        const observer = new MutationObserver(() => {
          observer.disconnect()
          clearTimeout(giveUp)
          const changed = performance.now() - start
          requestAnimationFrame(() =>
            resolve({changed, drawn: performance.now() - start}),
          )
        })
        observer.observe(list, {childList: true, subtree: true, characterData: true})
        Reflect.set(HTMLInputElement.prototype, 'value', value, input)
        input.dispatchEvent(new Event('input', {bubbles: true}))
      })
    await type('')
    return type(text)
  }, query)
}

/** Enters a thousand queries that nobody reads, and one whose answer is awaited. */
async function timeThousand(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input')
    if (!input) throw new Error('The search modal is not open.')
    const enter = (query: string) => {
      Reflect.set(HTMLInputElement.prototype, 'value', query, input)
      input.dispatchEvent(new Event('input', {bubbles: true}))
    }
    const isAnswered = () =>
      document.querySelector('.DocSearch-Hit')?.textContent.includes('useFacetMemo')
    for (let portion = 0; portion < 100; portion++) {
      for (let key = 0; key < 10; key++) enter(`mount${portion}${key}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    enter('useFacetMemo')
    const start = performance.now()
    await new Promise<void>((resolve) => {
      const look = () => (isAnswered() ? resolve() : requestAnimationFrame(look))
      look()
    })
    return performance.now() - start
  })
}

/**
 * Measures the embedded engine as a reader meets it: in the modal of the built site.
 *
 * @param slowdown how much slower the reader's processor is than this machine's
 * @throws when the site has not been built
 */
export async function measureInBrowser(
  queries: readonly string[],
  slowdown: number,
): Promise<BrowserTimes> {
  if (!existsSync('build'))
    throw new Error('There is no build to measure: npm run build.')
  const stop = await serve()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  })
  try {
    const page = await browser.newPage()
    // tsx names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value')
    await page.goto(`${origin}/docs/goals`)
    await page.keyboard.press('Control+k')
    await page.locator('.DocSearch-Input').waitFor()
    // The first queries wait for the index; readers wait for it once.
    const refined = page.waitForResponse('**/assets/search/rest.*')
    await timeQuery(page, queries[0] ?? '')
    await (await refined).finished()
    await page.locator('.DocSearch-Hit').first().waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown})
    await page.evaluate(() => {
      const longTasks: number[] = []
      Object.assign(window, {longTasks})
      new PerformanceObserver((list) => {
        longTasks.push(...list.getEntries().map(({duration}) => duration))
      }).observe({type: 'longtask'})
    })
    const keys: KeyTime[] = []
    for (const query of queries) {
      const time = await timeQuery(page, query)
      if (time !== undefined) keys.push(time)
    }
    const longTasks = await page.evaluate(
      () => (window as unknown as {longTasks: number[]}).longTasks,
    )
    return {keys, longTasks, thousand: await timeThousand(page)}
  } finally {
    await browser.close()
    stop()
  }
}
