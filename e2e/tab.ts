import type {Browser, BrowserContext, Page} from '@playwright/test'

const refusal =
  'What a page is started with cannot be taken from a shared tab again. ' +
  'The test needs `test.use({ownTab: true})`.'

function refuse(): never {
  throw new Error(refusal)
}

/**
 * A tab that the tests of a worker use one after the other. A page in a tab of its own
 * costs twice as much processor time: a process is started for it, and everything is loaded
 * and compiled again.
 */
export interface SharedTab {
  page: Page
  /** Leaves it as a new tab would be, but for the browser's cache of files. */
  clear: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a tab for the pages of a site. */
export async function openSharedTab(browser: Browser, site: string): Promise<SharedTab> {
  const context: BrowserContext = await browser.newContext({baseURL: site})
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  Object.assign(page, {addInitScript: refuse, exposeFunction: refuse})
  Object.assign(page.clock, {install: refuse})
  const leave = () => page.goto('about:blank')
  return {
    page,
    async clear() {
      page.removeAllListeners()
      for (const other of context.pages()) if (other !== page) await other.close()
      await context.setOffline(false)
      await page.unrouteAll({behavior: 'ignoreErrors'})
      await context.unrouteAll({behavior: 'ignoreErrors'})
      if (page.url().startsWith(site)) {
        // A page that is just being left cannot be asked. The site has nothing there anyway.
        await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
      }
      // A navigation that the test began may come in between.
      await leave().catch(leave)
      await client.send('Storage.clearDataForOrigin', {
        origin: new URL(site).origin,
        storageTypes: 'all',
      })
      await context.clearPermissions()
      await page.emulateMedia({media: null, colorScheme: null})
      // A pointer that rests on a link would be a sign of a reader.
      await page.mouse.move(0, 0)
    },
    close: () => context.close(),
  }
}
