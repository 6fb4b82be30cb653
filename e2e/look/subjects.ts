import {hydrate, type Page} from '../fixtures'

/** What is photographed. */
interface Subject {
  name: string
  /** Relative to the address of the site. */
  path: string
  /** The only width at which it exists. */
  width?: number
  /** Brings the page into a state that the screen shows. Without this, it is the whole page. */
  show?: (page: Page) => Promise<void>
}

/** A page of each template, as a reader finds it. */
const templates: Subject[] = Object.entries({
  'the home page': '',
  'a docs page': 'docs/api/hooks/use-facet-map/',
  'a docs page with a list': 'docs/api/equality-checks/',
  'a page': 'markdown-page/',
  'the blog': 'blog/',
  'a post': 'blog/welcome/',
  'the archive': 'blog/archive/',
  'the tags': 'blog/tags/',
  'a tag': 'blog/tags/hello/',
  'the search page': 'search/',
  'the not-found page': 'no-such-page/',
}).map(([name, path]) => ({name, path}))

/** Opens search, types a query and waits for what shows its answer. */
function search(query: string, answer: string) {
  return async (page: Page) => {
    await hydrate(page)
    await page.keyboard.press('Control+k')
    const input = page.locator('.DocSearch-Input')
    await input.waitFor()
    await input.fill(query)
    await page.locator(answer).first().waitFor()
  }
}

/** Presses a button inside a part of the page, and waits for what shows its effect. */
function press(part: string, button: string, effect: string) {
  return async (page: Page) => {
    await hydrate(page)
    const target = page.locator(part).first()
    await target.scrollIntoViewIfNeeded()
    // With a key: a pointer would leave the button pointed at.
    await target.getByRole('button', {name: button, exact: true}).press('Enter')
    await target.locator(effect).first().waitFor()
    await target.evaluate((element) => element.scrollIntoView())
  }
}

const menu = press('body', 'Toggle navigation bar', '.navbar-sidebar--show')
const docsPage = 'docs/goals/'

export const subjects: Subject[] = [
  ...templates,
  // What readers see when they use a page.
  {
    name: 'search without a query',
    path: docsPage,
    show: search('', '.DocSearch-StartScreen'),
  },
  {
    name: 'search with hits',
    path: docsPage,
    show: search('facet map', '.DocSearch-Hit'),
  },
  {
    name: 'search without hits',
    path: docsPage,
    show: search('qqqqq', '.DocSearch-Title:visible:has-text("No results for")'),
  },
  {
    name: 'the search page with hits',
    path: 'search/?q=map',
    show: async (page) => {
      await page.locator('main ol > li').first().waitFor()
    },
  },
  {
    name: 'an example that runs',
    path: 'docs/getting-started/',
    show: async (page) => {
      await hydrate(page)
      const example = page.locator('[data-example]').first()
      await example.scrollIntoViewIfNeeded()
      await page.locator('[data-example][data-status=running]').first().waitFor()
    },
  },
  {
    name: 'an example that is edited',
    path: 'docs/getting-started/',
    show: press('[data-example]', 'Edit', '[data-playground=running]'),
  },
  {
    name: 'an exercise that was begun',
    path: 'docs/api/hooks/use-facet-unwrap/',
    show: press('[data-exercise]', 'Begin', '[role=status]:has-text("checks pass")'),
  },
  {name: 'the menu', path: '', width: 390, show: menu},
  {name: 'the menu of the docs', path: docsPage, width: 390, show: menu},
]
