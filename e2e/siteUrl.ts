import type {Page} from './fixtures'

/** Origin of the site as it calls itself, which is not where the tests find it. */
export async function siteUrlOf(page: Page): Promise<string> {
  const url = await page.locator('link[rel=canonical]').getAttribute('href')
  return new URL(url ?? '').origin
}
