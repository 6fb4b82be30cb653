import {payloads} from '../../tools/hostileInput'
import {builds} from '../builds'
import {expect, expectNothingExecuted, openPage, test} from '../faults/fixtures'
import {openSearch} from '../search/box'
import {publicEnv} from './environment'
import {fakeProvider, hit} from './provider'

test.use({provoked: /algolia|search-insights/})

/** A hit whose texts are all hostile. */
function hostileHit(id: number, text: string, url?: string): object {
  const marked = {value: text, matchLevel: text, matchedWords: [text, {text}]}
  const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']
  const atEachLevel = (value: unknown) =>
    Object.fromEntries(levels.map((l) => [l, value]))
  return {
    ...hit(id, text, url),
    objectID: `${id} ${text}`,
    type: id % 2 === 0 ? 'content' : 'lvl6',
    content: text,
    hierarchy: atEachLevel(text),
    _highlightResult: {hierarchy: atEachLevel(marked), content: marked},
    _snippetResult: {hierarchy: atEachLevel(marked), content: marked},
    [text]: text,
  }
}

const hostileTexts = payloads.map(({text}, id) => hostileHit(id, text))
const hostileUrls = payloads.map(({text}, id) => hostileHit(id, `Page ${id}`, text))
const hostilePaths = payloads.map(({text}, id) =>
  hostileHit(id, `Page ${id}`, `${builds.configured.baseUrl}docs/goals?${text}#${text}`),
)

/** Elements of hostile markup; neither the modal nor the search page uses them. */
const hostileElements =
  'script, style, iframe, object, embed, base, meta, math, video, audio, template, ' +
  'details, marquee, img, [onerror], [onload], [onclick], [onfocus], [style]'

for (const [where, hits] of [
  ['texts', hostileTexts],
  ['addresses', hostileUrls],
  ['queries and hashes', hostilePaths],
] as const) {
  test(`hits with hostile ${where} are harmless`, async ({page}) => {
    const provider = await fakeProvider(page)
    provider.behave(() => ({hits: [...hits]}))
    await openPage(page, 'docs/goals')
    const {dialog, input, hits: shown} = await openSearch(page)
    await input.fill('map')
    await expect(shown.first()).toBeVisible()
    await expect(
      dialog.locator('.DocSearch-Dropdown').locator(hostileElements),
    ).toHaveCount(0)
    const protocols = await dialog
      .locator('.DocSearch-Hit a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol))
    expect(protocols.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([])

    await openPage(page, 'search?q=map')
    const results = page.getByRole('main').locator('ol > li')
    await expect(results.first()).toBeVisible()
    await expect(page.getByRole('main').locator(hostileElements)).toHaveCount(0)
    provider.behave(() => 'answers')
    await page.getByRole('searchbox').fill('mapper')
    await expect(results).toHaveCount(2)
    await expectNothingExecuted(page)
  })
}

test('a hostile hit stays plain text among the recent searches', async ({page}) => {
  const provider = await fakeProvider(page)
  provider.behave(() => ({
    hits: [hostileHit(1, '<img src=x onerror=window.executed=1>')],
  }))
  await openPage(page, 'docs/goals')
  const {input, hits} = await openSearch(page)
  await input.fill('map')
  await expect(hits.first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/goals#1$/)
  const names = await page.evaluate(() => Object.keys(localStorage))
  expect(names).toContain(`__DOCSEARCH_RECENT_SEARCHES__${publicEnv.ALGOLIA_INDEX_NAME}`)
  const again = await openSearch(page)
  await expect(again.hits.first()).toContainText('<img src=x')
  await expect(
    again.dialog.locator('.DocSearch-Dropdown').locator(hostileElements),
  ).toHaveCount(0)
})
