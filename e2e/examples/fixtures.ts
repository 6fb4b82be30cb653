import type {Page} from '@playwright/test'
import {test as base} from '../fixtures'

export {expect} from '../fixtures'
export type {Locator} from '../fixtures'

/**
 * Every example runs in the same page of a worker, one after the other: a page of its own
 * would cost a second. Examples store nothing that another one could find.
 */
export const test = base.extend<object, {sharedPage: Page}>({
  sharedPage: [
    async ({browser, siteAddress}, provide, {project}) => {
      const {viewport} = project.use
      const page = await browser.newPage({baseURL: siteAddress, viewport})
      await provide(page)
      await page.close()
    },
    {scope: 'worker'},
  ],
  page: async ({sharedPage}, provide) => {
    await provide(sharedPage)
    // What the test listened for is of no interest to the next one.
    sharedPage.removeAllListeners()
    await sharedPage.unrouteAll()
  },
})
