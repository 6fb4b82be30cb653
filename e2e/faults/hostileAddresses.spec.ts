import {corpus} from '../../tools/hostileInput'
import {quickOrDeep} from '../deep'
import {notFound} from '../fixtures'
import {
  expect,
  expectNothingExecuted,
  hydrate,
  openPage,
  test,
  type Page,
} from './fixtures'
import {hostileInputs} from './payloads'

const maxQueryLength = 64

/** Path suffixes, each tried after a page's path and after a hostile segment. */
const endings = ['.html', '/index.html', '.', '%20', '//', '/../..']

/** Replaces lone surrogates, which the browser rejects in addresses. */
function withoutLoneSurrogates(text: string): string {
  return Buffer.from(text).toString()
}

function encoded(text: string): string {
  return encodeURIComponent(withoutLoneSurrogates(text))
}

/**
 * Navigates to addresses through the router, without page loads, as back and forward do.
 *
 * @param addresses paths with query and hash, or only a hash, encoded or not
 * @returns the first address that crashes the page, if any
 */
function routeThrough(
  page: Page,
  addresses: readonly string[],
): Promise<string | undefined> {
  return page.evaluate(async (urls) => {
    for (const url of urls) {
      if (url.startsWith('#')) location.hash = url
      else {
        // `new URL` drops line breaks: if an address had both a line break and `<`, Chromium
        // would block everything that the page loads relative to it.
        history.pushState(null, '', new URL(url, location.href).href)
        dispatchEvent(new PopStateEvent('popstate'))
      }
      // The router renders in later tasks.
      await new Promise((done) => setTimeout(done))
      await new Promise((done) => setTimeout(done))
      if (document.querySelector('h1')?.textContent.includes('crashed')) return url
    }
    return undefined
  }, addresses.map(withoutLoneSurrogates))
}

test('a hostile query is treated as plain text, and is harmless without encoding', async ({
  page,
}) => {
  await openPage(page, '/search')
  const wrong = await page.evaluate(
    async ({texts, limit}) => {
      const failures: string[] = []
      for (const text of texts) {
        history.pushState(null, '', `/search?${new URLSearchParams({q: text})}`)
        dispatchEvent(new PopStateEvent('popstate'))
        const query = new URLSearchParams(location.search).get('q')?.slice(0, limit)
        const title = query ? `Search results for “${query}”` : 'Search the docs'
        const shown = () => document.querySelector('h1')?.textContent === title
        for (let tries = 0; tries < 200 && !shown(); tries++) {
          await new Promise((done) => setTimeout(done))
        }
        if (!shown()) failures.push(text)
      }
      return failures
    },
    {texts: hostileInputs.map(({text}) => text), limit: maxQueryLength},
  )
  expect(wrong).toEqual([])
  const addresses = hostileInputs.map(
    ({text}) => `/search?q=${text}&docusaurus-data-${text}=${text}&${text}`,
  )
  expect(await routeThrough(page, addresses)).toBeUndefined()
  // Search still works.
  await page.getByRole('searchbox').fill('useFacetMap')
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText(
    'useFacetMap',
  )
})

test('a hostile hash is ignored; nearly right and hostile paths crash nothing, and the last shows the not-found page', async ({
  page,
}) => {
  await openPage(page, '/docs/goals')
  const hashes = hostileInputs.map(({text}) => `#${text}`)
  expect(await routeThrough(page, hashes)).toBeUndefined()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
  const hostile = hostileInputs.map(
    ({text}) => `/docs/lost/${encoded(text)}/${text}?${encoded(text)}#${encoded(text)}`,
  )
  const nearlyRight = endings.flatMap((ending) => [
    `/docs/api/hooks/use-facet-map${ending}`,
    `/blog/tags/${encoded('<')}${ending}`,
  ])
  expect(await routeThrough(page, [...nearlyRight, ...hostile])).toBeUndefined()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found')
  // The router still works.
  await page.getByRole('link', {name: 'React Facet'}).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('loading a hostile address shows the not-found page', async ({page, provokes}) => {
  provokes(notFound)
  const firstOfEachKind = Object.values(corpus).map(([first = '']) => first)
  const encodings = corpus['percent encodings'] ?? []
  const hostile = quickOrDeep(encodings.slice(0, 2), [
    ...firstOfEachKind,
    ...encodings,
  ]).map((text) => `/lost/${text.replaceAll(/[?#]/g, '')}?q=${text}#${text}`)
  for (const address of hostile) {
    await page.goto(address)
    await hydrate(page)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found')
    await expectNothingExecuted(page)
  }
  // The router still works.
  await page.getByRole('main').getByRole('link', {name: 'Hooks'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hooks')
})

/**
 * Addresses of one page, each with the address that it is changed to, if any. A unit test has more
 * (plugins/loading/client/address.test.ts).
 */
const spellings: [string, string?][] = [
  ['/docs//goals//%20', '/docs/goals/'],
  ['/docs/%67oals?a=1#b', '/docs/goals/?a=1#b'],
  // Docusaurus copies this parameter to the attribute that marks the page as hydrated.
  ['/docs/goals/?docusaurus-data-has-hydrated=true'],
]

test('a page is found despite superfluous slashes, escapes and parameters', async ({
  page,
  provokes,
}) => {
  provokes(notFound)
  for (const [address, canonical = address] of spellings) {
    await page.goto(address)
    await expect(page).toHaveURL(canonical)
    await hydrate(page)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
  }
  // The router still works.
  await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Goals')
})
