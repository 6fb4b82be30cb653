import {setTimeout as pause} from 'node:timers/promises'
import type {Page} from '@playwright/test'
import type {Figures} from './report'
import type {Site} from './sites'
import {timeEffect, waitUntilIdle, type Effect, type Tab} from './visit'

/** The docs page that is measured, and one that its text links to. */
export const docsPage = '/docs/api/hooks/use-facet-map'
const nextPage = {path: '/docs/api/hooks/use-facet-memo', heading: 'useFacetMemo'}

/** Pauses in milliseconds: before the first action, before a press, between two letters. */
const START_PAUSE = 1000
const HOVER_PAUSE = 100
const KEY_PAUSE = 120

/** A query that finds something on every site. */
const query = 'facet'

/** Measurements of a page's loading, made in the page; times are in milliseconds. */
interface Observed {
  /** The time that main-thread tasks take beyond 50 ms each. */
  blocking: number
  /** First and largest contentful paint. */
  firstPaint: number
  largestPaint: number
  /** The sum of all layout shifts, except those just after an input. */
  shift: number
}

/** Records a page's loading in `window.observed`; runs in the page before its own scripts. */
export function observe(): void {
  const observed: Observed = {blocking: 0, firstPaint: 0, largestPaint: 0, shift: 0}
  Object.assign(window, {observed})
  type Entry = PerformanceEntry & {value: number; hadRecentInput: boolean}
  const record: Record<string, (entry: Entry) => void> = {
    longtask: ({duration}) => (observed.blocking += duration - 50),
    'first-contentful-paint': ({startTime}) => (observed.firstPaint = startTime),
    'largest-contentful-paint': ({startTime}) => (observed.largestPaint = startTime),
    'layout-shift': ({value, hadRecentInput}) =>
      (observed.shift += hadRecentInput ? 0 : value),
  }
  for (const type of ['longtask', 'paint', 'largest-contentful-paint', 'layout-shift'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        record[type === 'paint' ? entry.name : type]?.(entry as Entry)
    }).observe({type, buffered: true})
}

const readObserved = (page: Page) =>
  page.evaluate(() => (window as unknown as {observed: Observed}).observed)

/**
 * Presses a key, as a reader's first input, and waits. The key is not Tab, because Chromium
 * sometimes hangs when Tab moves the focus into a page of Starlight.
 */
async function activate(tab: Tab): Promise<void> {
  await tab.page.keyboard.press('Escape')
  await waitUntilIdle(tab)
}

/** Measures how a page loads: untouched, then after a key press. */
async function measureLoading(tab: Tab): Promise<Figures> {
  const {page, traffic} = tab
  const {firstPaint, largestPaint, blocking} = await readObserved(page)
  const {bytes, scriptBytes, requests} = traffic
  await activate(tab)
  const active = await readObserved(page)
  return {
    'Untouched, kB': bytes / 1000,
    'Active, kB': traffic.bytes / 1000,
    'Untouched: script, kB': scriptBytes / 1000,
    'Active: script, kB': traffic.scriptBytes / 1000,
    Requests: requests,
    'Requests, active': traffic.requests,
    'First paint, ms': firstPaint,
    'Largest paint, ms': largestPaint,
    'Blocking, ms': blocking,
    'Blocking, active, ms': active.blocking,
    'Layout shift': active.shift,
  }
}

/** Measures the time from a press to its effect; the pointer rests on the target first. */
async function press(tab: Tab, selector: string, effect: Effect): Promise<number> {
  const {mouse} = tab.page
  const target = tab.page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  // Browsers do not count the first position of a pointer as a movement.
  await mouse.move(0, 0)
  await target.hover()
  await pause(HOVER_PAUSE)
  return timeEffect(tab, effect, async () => {
    await mouse.down()
    await mouse.up()
  })
}

/** Measures the time from a click on a link in the text to the heading of the next page. */
function followLink(tab: Tab): Promise<number> {
  const {path, heading} = nextPage
  // Some generators end their links with a slash.
  const link = `main a:is([href="${path}"], [href="${path}/"])`
  return press(tab, link, {selector: 'h1', text: heading})
}

/** Opens search and focuses its input. Some sites show the input late and leave it unfocused. */
async function openSearch({page}: Tab, {searchInput}: Site): Promise<void> {
  await page.keyboard.press('Control+k')
  const input = page.locator(searchInput).filter({visible: true}).first()
  await input.waitFor()
  await input.focus()
}

/** Measures the times from Ctrl+K, on an untouched page, to the input and to the dialog. */
async function measureOpening(tab: Tab, site: Site): Promise<Figures> {
  await pause(START_PAUSE)
  let untilReady = 0
  const untilDialog = await timeEffect(tab, {selector: site.searchDialog}, async () => {
    const start = Date.now()
    await openSearch(tab, site)
    untilReady = Date.now() - start
  })
  return {
    'Ctrl+K to a box that takes a query, ms': untilReady,
    'Ctrl+K to search dialog, ms': untilDialog,
  }
}

/** Measures the first search of a visit: five letters at the pace of a quick typist. */
async function measureSearch(tab: Tab, site: Site, selector: string): Promise<Figures> {
  const {page, traffic} = tab
  const before = traffic.bytes
  const time = await timeEffect(tab, {selector}, async () => {
    await openSearch(tab, site)
    await page.keyboard.type(query, {delay: KEY_PAUSE})
  })
  return {
    'Ctrl+K and five letters to first result, ms': time,
    'Received from Ctrl+K to first result, kB': (traffic.bytes - before) / 1000,
  }
}

/** One measurement of a site, made in a separate visit. */
export interface Step {
  name: string
  /** The page that is visited, if not `docsPage`. */
  path?: string
  measure: (tab: Tab) => Promise<Figures>
}

/** Lists a site's measurements. */
export function stepsOf(site: Site): Step[] {
  const {searchResult, controls = {}} = site
  const steps: Step[] = [
    {name: 'loading', measure: measureLoading},
    {
      name: 'first click',
      async measure(tab) {
        await pause(START_PAUSE)
        return {'First click to next heading, ms': await followLink(tab)}
      },
    },
    {
      name: 'later click',
      async measure(tab) {
        await activate(tab)
        return {'Later click to next heading, ms': await followLink(tab)}
      },
    },
    {name: 'opening search', measure: (tab) => measureOpening(tab, site)},
  ]
  if (searchResult !== undefined)
    steps.push({name: 'search', measure: (tab) => measureSearch(tab, site, searchResult)})
  for (const [name, [path, control, effect]] of Object.entries(controls)) {
    const measure = async (tab: Tab) => {
      const time = await press(tab, control, {selector: effect})
      return {[`${name}: press to effect, ms`]: time}
    }
    steps.push({name, path, measure})
  }
  return steps
}
