import type {Page} from './fixtures'

/** The browser refuses addresses with half a character. */
function withoutHalfCharacters(text: string): string {
  return Buffer.from(text).toString()
}

/**
 * Takes the router through addresses without loading a page, as back and forward do.
 *
 * @param addresses paths with query and hash, encoded or not
 * @returns the address at which, or shortly before which, the page crashed, if it did
 */
export function routeThrough(
  page: Page,
  addresses: readonly string[],
): Promise<string | undefined> {
  return page.evaluate(async (urls) => {
    for (const url of urls) {
      // Serialised: the browser takes line breaks in an address for an attack.
      history.pushState(null, '', new URL(url, location.href).href)
      dispatchEvent(new PopStateEvent('popstate'))
      // The router renders in tasks of its own.
      await new Promise((done) => setTimeout(done))
      await new Promise((done) => setTimeout(done))
      if (document.querySelector('h1')?.textContent.includes('crashed')) {
        return url
      }
    }
    return undefined
  }, addresses.map(withoutHalfCharacters))
}
