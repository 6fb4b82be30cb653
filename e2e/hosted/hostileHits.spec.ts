import {payloads} from '../../tools/hostileInput'
import {builds} from '../builds'
import {expect, expectNothingExecuted, openPage, test} from '../faults/fixtures'
import {openSearch} from '../search/modal'
import {fakeProvider, hit} from './provider'

test.use({provoked: /algolia|search-insights/, ownTab: true})

/** A hit with `text` in every field except its type and its address. */
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

/** Hits with each payload as text, as address, and as query and hash of an address. */
const hostileHits = payloads.flatMap(({text}, id) => [
  hostileHit(id, text),
  hostileHit(id, `Page ${id}`, text),
  hostileHit(
    id,
    `Section ${id}`,
    `${builds.configured.baseUrl}docs/goals?${text}#${text}`,
  ),
])

/** Elements of hostile markup; neither the modal nor the search page uses them. */
const hostileElements =
  'script, style, iframe, object, embed, base, meta, math, video, audio, template, ' +
  'details, marquee, img, [onerror], [onload], [onclick], [onfocus], [style]'

test('hostile hits are harmless in the modal and on the search page', async ({page}) => {
  const provider = await fakeProvider(page)
  provider.behave(() => ({hits: hostileHits}))
  await openPage(page, 'docs/goals')
  const {dialog, input, hits} = await openSearch(page)
  await input.fill('map')
  await expect(hits.first()).toBeVisible()
  await expect(
    dialog.locator('.DocSearch-Dropdown').locator(hostileElements),
  ).toHaveCount(0)
  const protocols = await dialog
    .locator('.DocSearch-Hit a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol))
  expect(protocols.length).toBeGreaterThan(payloads.length)
  expect(protocols.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([])
  await expectNothingExecuted(page)

  await openPage(page, 'search?q=map')
  const results = page.getByRole('main').locator('ol > li')
  await expect(results.first()).toBeVisible()
  await expect(page.getByRole('main').locator(hostileElements)).toHaveCount(0)
  // The search page still answers: the provider now sends its two ordinary hits.
  provider.behave(() => 'answers')
  await page.getByRole('searchbox').fill('mapper')
  await expect(results).toHaveCount(2)
  await expectNothingExecuted(page)
})
