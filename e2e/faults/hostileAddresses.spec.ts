import {soak} from '../deep'
import {routeThrough, withoutLoneSurrogates} from './clientRoutes'
import {corpus} from '../../tools/hostileInput'
import {
  expect,
  expectNothingExecuted,
  hydrate,
  openPage,
  test,
  type Page,
} from './fixtures'
import {tried} from './payloads'

const maxQueryLength = 64

function encoded(text: string): string {
  return encodeURIComponent(withoutLoneSurrogates(text))
}

async function expectSearchToWork(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('useFacetMap')
  await expect(page.getByRole('main').locator('ol > li').first()).toContainText(
    'useFacetMap',
  )
}

test.use({ownTab: false})

test('a hostile query is the text that is searched, and nothing else', async ({page}) => {
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
    {texts: tried.map(({text}) => text), limit: maxQueryLength},
  )
  expect(wrong).toEqual([])
  await expectSearchToWork(page)
})

test('a hostile query string as it is written is harmless', async ({page}) => {
  await openPage(page, '/search')
  const addresses = tried.map(
    ({text}) => `/search?q=${text}&docusaurus-data-${text}=${text}&${text}`,
  )
  expect(await routeThrough(page, addresses)).toBeUndefined()
  await expectSearchToWork(page)
})

test('a hostile hash leads nowhere', async ({page}) => {
  await openPage(page, '/docs/goals')
  const crashed = await page.evaluate(
    async (texts) => {
      const failures: string[] = []
      for (const text of texts) {
        location.hash = text
        await new Promise((done) => setTimeout(done))
        await new Promise((done) => setTimeout(done))
        if (document.querySelector('h1')?.textContent !== 'Goals') failures.push(text)
      }
      return failures
    },
    tried.map(({text}) => text),
  )
  expect(crashed).toEqual([])
  // The router still works.
  await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Goals')
})

test('a hostile path leads to the not-found page', async ({page}) => {
  await openPage(page, '/docs/goals')
  const addresses = tried.map(
    ({text}) => `/docs/lost/${encoded(text)}/${text}?${encoded(text)}#${encoded(text)}`,
  )
  expect(await routeThrough(page, addresses)).toBeUndefined()
  await page.getByRole('link', {name: 'React Facet'}).first().click()
  await expect(page).toHaveURL(/\/$/)
})

test('a page starts at a hostile address', async ({page, provokes}) => {
  provokes(/status (?:of )?404/)
  const firstOfEachKind = Object.values(corpus).map(([first = '']) => first)
  const encodings = corpus['percent encodings'] ?? []
  for (const text of soak(encodings.slice(0, 4), [...firstOfEachKind, ...encodings])) {
    await page.goto(`/lost/${text.replaceAll(/[?#]/g, '')}?q=${text}#${text}`)
    await hydrate(page)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found')
    await expectNothingExecuted(page)
  }
  await page.getByRole('main').getByRole('link', {name: 'Hooks'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Hooks')
})

for (const [address, canonical] of [
  ['/docs/goals%20', '/docs/goals'],
  ['/docs/goals//', '/docs/goals'],
  ['/docs//goals', '/docs/goals'],
  ['/docs/%67oals?a=1#b', '/docs/goals?a=1#b'],
] as const) {
  test(`${address} shows ${canonical}`, async ({page, provokes}) => {
    provokes(/status (?:of )?404/)
    await page.goto(address)
    await expect(page).toHaveURL(canonical)
    await hydrate(page)
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Goals')
  })
}

test('no query keeps a page from starting', async ({page}) => {
  await openPage(page, '/docs/goals?docusaurus-data-has-hydrated=true')
  await page.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Goals')
})
