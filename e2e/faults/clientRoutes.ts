import type {Page} from './fixtures'

/** Replaces lone surrogates, which the browser refuses in addresses. */
export function withoutLoneSurrogates(text: string): string {
  return Buffer.from(text).toString()
}

/**
 * Takes the router through addresses without loading a page, as back and forward do.
 *
 * @param addresses paths with query and hash, encoded or not
 * @returns the address after which the page was found to have crashed, if it did
 */
export function routeThrough(
  page: Page,
  addresses: readonly string[],
): Promise<string | undefined> {
  return page.evaluate(async (urls) => {
    for (const url of urls) {
      // Serialised, because the browser blocks line breaks in an address as an attack.
      history.pushState(null, '', new URL(url, location.href).href)
      dispatchEvent(new PopStateEvent('popstate'))
      // The router renders in later tasks.
      await new Promise((done) => setTimeout(done))
      await new Promise((done) => setTimeout(done))
      if (document.querySelector('h1')?.textContent.includes('crashed')) {
        return url
      }
    }
    return undefined
  }, addresses.map(withoutLoneSurrogates))
}
