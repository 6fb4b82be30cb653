import {deepEqual, equal, match} from 'node:assert/strict'
import {setTimeout as sleep} from 'node:timers/promises'
import type {Driver} from './driver'

/** The site under test. */
export interface Site {
  /** Address of the home page, with a trailing slash. */
  url: string
  /** Paths of the pages to visit, each with a leading slash. */
  routes: readonly string[]
}

/** A step of the smoke test. It opens its own page, and fails by throwing. */
interface Step {
  name: string
  /** Width of the page in CSS pixels; 1280 by default. */
  width?: number
  run: (driver: Driver, site: Site) => Promise<void>
}

/** The window of a page; `open` adds the list of problems. */
interface Watched extends Window {
  problems: string[]
}

/** How long a page may take to react, in milliseconds. */
const timeout = 30_000

/** Polls the page until a condition holds. */
async function until(event: string, hasHappened: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + timeout
  while (!(await hasHappened())) {
    if (Date.now() > end) throw new Error(`Waited ${timeout / 1000} s for ${event}.`)
    await sleep(50)
  }
}

function addressOf({url}: Site, path: string): string {
  return url + path.slice(1)
}

/**
 * Opens a page and starts to record its problems. No problem of the deferred scripts is missed,
 * because they wait until a reader uses the page.
 */
async function open(driver: Driver, site: Site, path: string): Promise<void> {
  await driver.open(addressOf(site, path))
  await driver.evaluate(() => {
    const problems: string[] = []
    Object.assign(window, {problems})
    // The error of a file that cannot be loaded does not bubble, hence the capture.
    addEventListener(
      'error',
      ({message, target}) => {
        if (target instanceof Element) problems.push(target.outerHTML)
        // Not a fault: the browser has deferred a resize to the next frame.
        else if (!message.startsWith('ResizeObserver loop')) problems.push(message)
      },
      true,
    )
    addEventListener('unhandledrejection', ({reason}) => problems.push(String(reason)))
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      problems.push(`${violatedDirective} forbids ${blockedURI}`),
    )
    console.error = (...messages: unknown[]) => problems.push(messages.join(' '))
    console.warn = console.error
  })
}

/** Checks that nothing has gone wrong since the page opened. */
async function expectNoProblems(driver: Driver): Promise<void> {
  deepEqual(await driver.evaluate(() => (window as unknown as Watched).problems), [])
}

/** Opens a page, and makes it load its scripts. */
async function openHydrated(driver: Driver, site: Site, path: string): Promise<void> {
  await open(driver, site, path)
  await driver.evaluate(() => {
    dispatchEvent(new KeyboardEvent('keydown'))
  })
  await untilCount(driver, 'html[data-has-hydrated="true"]', 1)
}

/** Presses a button by its name, wherever it is. */
function press(driver: Driver, buttons: string, name: string): Promise<void> {
  return driver.evaluate(
    (query, text) => {
      const all = [...document.querySelectorAll<HTMLElement>(query)]
      all.find(({textContent}) => textContent === text)?.click()
    },
    buttons,
    name,
  )
}

/** Waits until the browser is at a path, with or without a trailing slash. */
function untilAt(driver: Driver, site: Site, path: string): Promise<void> {
  const {pathname} = new URL(addressOf(site, path))
  return until(path, () =>
    driver.evaluate(
      (expected) => location.pathname.replace(/(?<=.)\/$/, '') === expected,
      pathname,
    ),
  )
}

function textOf(driver: Driver, selector: string): Promise<string> {
  return driver.evaluate(
    (query) => document.querySelector(query)?.textContent ?? '',
    selector,
  )
}

function untilText(driver: Driver, selector: string, text: string): Promise<void> {
  return until(`"${text}" in ${selector}`, async () =>
    (await textOf(driver, selector)).includes(text),
  )
}

function count(driver: Driver, selector: string): Promise<number> {
  return driver.evaluate((query) => document.querySelectorAll(query).length, selector)
}

function untilCount(driver: Driver, selector: string, expected: number): Promise<void> {
  return until(
    `${expected} of ${selector}`,
    async () => (await count(driver, selector)) === expected,
  )
}

/** Focuses an element, at the top of the window. */
function focus(driver: Driver, selector: string): Promise<void> {
  return driver.evaluate((query) => {
    const found = document.querySelector<HTMLElement>(query)
    found?.scrollIntoView()
    found?.focus()
  }, selector)
}

const routes: Step = {
  name: 'routes',
  run: async (driver, site) => {
    for (const route of site.routes) {
      await openHydrated(driver, site, route)
      equal(await count(driver, 'h1'), 1, `level 1 headings of ${route}`)
      equal(await count(driver, 'main'), 1, `main landmarks of ${route}`)
      match(await driver.evaluate(() => document.title), /React Facet/)
      await expectNoProblems(driver)
    }
  },
}

const navigation: Step = {
  name: 'client navigation',
  run: async (driver, site) => {
    await openHydrated(driver, site, '/docs/goals')
    await driver.click('.pagination-nav__link--next')
    await untilAt(driver, site, '/docs/getting-started')
    await untilText(driver, 'h1', 'Getting started')
    await driver.click('footer a[href$="/blog/"]')
    await untilAt(driver, site, '/blog')
    await untilText(driver, 'h1', 'Blog')
    await driver.back()
    await untilAt(driver, site, '/docs/getting-started')
    await untilText(driver, 'h1', 'Getting started')
    // If the page was reloaded, this fails too: the list of problems is gone.
    await expectNoProblems(driver)
  },
}

const menu: Step = {
  name: 'mobile menu',
  width: 480,
  run: async (driver, site) => {
    await open(driver, site, '/docs/goals')
    // The click opens the menu and loads the scripts. React then takes the menu over.
    await driver.click('.navbar__toggle')
    await untilCount(driver, '.navbar-sidebar--show', 1)
    await untilCount(driver, 'html[data-has-hydrated=true]', 1)
    // The menu shows its docs panel; the panel of the main menu is inert.
    const link = '.navbar-sidebar__item:not([inert]) a[href$="/docs/getting-started/"]'
    await untilCount(driver, link, 1)
    await driver.click(link)
    await untilAt(driver, site, '/docs/getting-started')
    await untilCount(driver, '.navbar-sidebar--show', 0)
    await untilText(driver, 'h1', 'Getting started')
    await expectNoProblems(driver)
  },
}

const search: Step = {
  name: 'search',
  run: async (driver, site) => {
    const focusedInput = '.DocSearch-Input:focus'
    await open(driver, site, '/docs/goals')
    await driver.press('Control+k')
    await untilCount(driver, focusedInput, 1)
    await driver.press('Escape')
    await untilCount(driver, focusedInput, 0)
    await driver.type('/')
    await untilCount(driver, focusedInput, 1)
    await driver.type('useFacetMemo')
    await untilText(driver, '.DocSearch-Hit', 'useFacetMemo')
    await driver.press('Enter')
    await untilAt(driver, site, '/docs/api/hooks/use-facet-memo')
    await untilText(driver, 'h1', 'useFacetMemo')
    await untilCount(driver, 'dialog[open]', 0)
    await expectNoProblems(driver)
  },
}

const trace: Step = {
  name: 'trace by keyboard',
  run: async (driver, site) => {
    const traced = '[data-example="spring"]'
    const entry = `${traced} [data-entry]`
    const lit = `${traced} g[data-lit]`
    const pressButton = (name: string) => press(driver, `${traced} button`, name)
    await open(driver, site, '/docs/game-ui-development/overview')
    await driver.click(`${traced} figcaption button:nth-last-child(2)`)
    // The program comes after Edit. WebKit stops the animations of a frame that is out of view.
    await focus(driver, `${traced} figcaption button:last-child`)
    await untilText(driver, `${entry}:last-child`, 'The program starts')
    await untilText(driver, entry, 'An animation frame')
    await pressButton('Pause')
    await driver.press('Tab')
    await driver.press('Enter')
    await untilText(driver, entry, 'Score 250 pressedscore 0 → 250 line 20')
    await untilText(driver, lit, 'score0 → 250')
    equal(await count(driver, lit), 2)
    await pressButton('Step')
    await untilText(driver, entry, 'An animation frameposition 0 → ')
    await pressButton('Step')
    await untilCount(driver, entry, 5)
    equal(await count(driver, lit), 5)
    equal(await count(driver, `${traced} path[data-lit]`), 4)
    // From an entry to the source, and the other way round.
    await focus(driver, `${entry} button`)
    const marked = await driver.evaluate(() => {
      const [range] = CSS.highlights.get('trace-line') ?? []
      return range instanceof Range ? range.toString() : ''
    })
    equal(marked.trim(), 'setPosition(state.at)')
    await focus(driver, `${traced} pre a[href$="#fast-text"]`)
    await untilText(driver, `${entry} li[aria-current]`, 'line 14')
    equal(await count(driver, `${traced} g[data-marked]`), 2)
    await expectNoProblems(driver)
  },
}

/** A program that throws after it has appeared on the stage. */
const throwing =
  "setTimeout(() => { throw new Error('too late') }, 500); export default () => 'a'"

const playground: Step = {
  name: 'playground',
  run: async (driver, site) => {
    const edited = '[data-example="getting-started-counter"]'
    const problems = `${edited} [data-problems]`
    await open(driver, site, '/docs/getting-started')
    await driver.click(`${edited} figcaption button:last-child`)
    await untilCount(driver, `${edited} [data-playground="running"]`, 1)
    // The editor has the focus. The loop must stop even in engines where it blocks
    // the page's thread.
    await driver.type('for (;;);')
    await untilText(driver, problems, 'Line 1: Error: This does not come to an end')
    await driver.type(' =')
    await untilText(driver, problems, 'Line 1: Unexpected token')
    await driver.press('Control+a')
    await driver.type(throwing)
    await untilText(driver, problems, 'Line 1: Error: too late')
    equal(await count(driver, `${edited} [data-playground="running"]`), 1)
    await press(driver, `${edited} figcaption button`, 'Reset')
    await until(
      'the problems to be gone',
      async () => (await textOf(driver, problems)) === '',
    )
    await expectNoProblems(driver)
  },
}

/** Solves the exercise. It is one line, because Enter would indent the next line. */
const solution =
  "import '@react-facet/dom-fiber'; " +
  'export default ({score}) => <p id="score"><fast-text text={score} /></p>'

const exercise: Step = {
  name: 'exercise by keyboard',
  run: async (driver, site) => {
    const container = '[data-exercise="text-without-rendering"]'
    const summary = `${container} p[role="status"]`
    await open(driver, site, '/docs/api/hooks/use-facet-unwrap')
    // Otherwise a program from an earlier run would be restored.
    await driver.evaluate(() => localStorage.clear())
    await focus(driver, `${container} button`)
    await driver.press('Enter')
    await untilText(driver, summary, '2 of 3 checks pass.')
    await untilText(driver, `${container} [data-passed="false"]`, 'found “Hud 1×”.')
    // The editor has the focus.
    await driver.press('Control+a')
    await driver.type(solution)
    await untilText(driver, summary, 'Solved: all checks pass.')
    equal(await count(driver, `${container} [data-passed="true"]`), 3)
    await press(driver, `${container} button`, 'Check types')
    await untilText(driver, `${container} [aria-label="Type errors"]`, 'TS7031')
    await expectNoProblems(driver)
  },
}

/** Runs a step at its page width. */
export async function runStep(step: Step, driver: Driver, site: Site): Promise<void> {
  await driver.resize(step.width ?? 1280, 800)
  await step.run(driver, site)
}

/** The steps that must pass in every engine. */
export const smoke: readonly Step[] = [
  routes,
  navigation,
  menu,
  search,
  trace,
  playground,
  exercise,
]
