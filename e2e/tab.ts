import type {Browser, Page} from '@playwright/test'

const refusal =
  'A shared tab would keep the effect of this call for the tests that follow. ' +
  'The test needs `test.use({ownTab: true})`.'

function refuse(): never {
  throw new Error(refusal)
}

/**
 * A tab that the tests of a Playwright worker use in turn. A new tab for each test would take
 * twice the processor time, because each tab starts a process, and loads and compiles the
 * site's scripts again.
 */
export interface SharedTab {
  page: Page
  /** Undoes what a test may have changed in the tab, except for the viewport and the cache. */
  clear: () => Promise<void>
  close: () => Promise<void>
}

/** Opens a tab for the pages of a site. */
export async function openSharedTab(
  browser: Browser,
  siteAddress: string,
): Promise<SharedTab> {
  const context = await browser.newContext({baseURL: siteAddress})
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  Object.assign(page, {addInitScript: refuse, exposeFunction: refuse})
  Object.assign(page.clock, {install: refuse})
  // A page of the same site: elsewhere, the browser would forget the compiled scripts.
  const leave = () => page.goto(new URL('llms.txt', siteAddress).href)
  return {
    page,
    async clear() {
      page.removeAllListeners()
      for (const other of context.pages()) if (other !== page) await other.close()
      await context.setOffline(false)
      await page.unrouteAll({behavior: 'ignoreErrors'})
      await context.unrouteAll({behavior: 'ignoreErrors'})
      // A navigation that the test began may interrupt the first attempt.
      await leave().catch(leave)
      await client.send('Storage.clearDataForOrigin', {
        origin: new URL(siteAddress).origin,
        storageTypes: 'all',
      })
      await context.clearPermissions()
      await page.emulateMedia({
        media: null,
        colorScheme: null,
        forcedColors: null,
        reducedMotion: null,
      })
      // A pointer that rested on a link of the next test's page would load that page's scripts.
      await page.mouse.move(0, 0)
    },
    close: () => context.close(),
  }
}
