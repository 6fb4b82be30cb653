import {
  expect,
  intercept,
  openExample,
  openPage,
  test,
  waitForFrames,
  type Locator,
  type Page,
} from '../fixtures'
import {expectAccessible} from '../axe'

const path = '/docs/api/hooks/use-facet-map'

/** Finds a code sample by its text. `body` holds the code, the buttons and the tooltip. */
function sampleWith(page: Page, text: string) {
  const code = page.locator('pre code').filter({hasText: text}).first()
  const body = page
    .locator('div:has(> pre)')
    .filter({has: page.locator('pre code', {hasText: text})})
    .first()
  return {body, code, tooltip: body.getByRole('tooltip')}
}

/** Moves the pointer to the first mention of a name in a sample. */
async function pointAtName(page: Page, code: Locator, name: string): Promise<void> {
  await code.scrollIntoViewIfNeeded()
  const {x, y} = await code.evaluate((element, mention) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const start = walker.currentNode.textContent?.indexOf(mention) ?? -1
      if (start === -1) continue
      const range = document.createRange()
      range.setStart(walker.currentNode, start)
      range.setEnd(walker.currentNode, start + mention.length)
      const {left, top, width, height} = range.getBoundingClientRect()
      return {x: left + width / 2, y: top + height / 2}
    }
    throw new Error(`The code has no ${mention}`)
  }, name)
  // The first move in a document has no distance, as if the pointer merely lay there, and two
  // moves in a frame are one.
  await page.mouse.move(1, 1)
  await waitForFrames(page, 2)
  await page.mouse.move(x, y)
}

test.describe('with a fake clock', () => {
  test.use({ownTab: true})

  test('types are loaded once, when the pointer rests on a name; Escape and leaving hide the tooltip', async ({
    page,
  }) => {
    await page.clock.install()
    await openPage(page, path)
    const {code, tooltip} = sampleWith(page, 'function AmmoCounter')
    const before = await code.textContent()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const forTypes = () => requests.filter((url) => url.includes('/assets/types/'))

    // A pointer that leaves at once loads nothing. Both events are sent in one task, because
    // Playwright's pointer may pause between them on a busy machine.
    await code.evaluate((element) => {
      element.dispatchEvent(new PointerEvent('pointermove', {bubbles: true}))
      element.closest('pre')?.dispatchEvent(new PointerEvent('pointerleave'))
    })
    // A keyword has no type.
    await pointAtName(page, code, 'import')
    await page.clock.runFor(500)
    expect(forTypes()).toEqual([])

    await pointAtName(page, code, 'className')
    await expect(tooltip).toHaveText(/^const className: Facet<"ammo/)
    await pointAtName(page, code, 'Weapon')
    await expect(tooltip).toContainText('capacity: number;')
    expect(forTypes()).toHaveLength(1)

    // The tooltip can be hovered, and hides when the pointer leaves it (WCAG 1.4.13).
    await tooltip.hover()
    await page.clock.runFor(500)
    await expect(tooltip).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(tooltip).toHaveCount(0)

    await pointAtName(page, code, 'Weapon')
    await expect(tooltip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
    // The types have not changed the text that readers copy.
    expect(await code.textContent()).toBe(before)
  })
})

test('the keyboard walks through the types of a sample, and a second Escape ends the walk', async ({
  page,
}) => {
  await openPage(page, path)
  const {body, code, tooltip} = sampleWith(page, 'function AmmoCounter')
  const focused = code.locator(':focus')
  const button = body.getByRole('button', {name: 'Types'})
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(focused).toHaveText('useFacetMap')
  await expect(tooltip).toContainText('function useFacetMap')

  await page.keyboard.press('Tab')
  await expect(focused).toHaveRole('link')
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Weapon')
  await expect(focused).toHaveRole('button')
  await expect(focused).toHaveAccessibleDescription(/^type Weapon = \{/)
  await expectAccessible(page, {part: 'div:has(> pre [role=button])'})

  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(code.getByRole('button')).toHaveCount(0)

  // The second Escape ends the walk even if it comes before the next paint.
  await button.press('Enter')
  await expect(tooltip).toBeVisible()
  await page.evaluate(async () => {
    for (let times = 0; times < 2; times++) {
      const press = new KeyboardEvent('keydown', {key: 'Escape', bubbles: true})
      document.activeElement?.dispatchEvent(press)
      await new Promise((done) => setTimeout(done))
    }
  })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(button).toBeFocused()
})

test('a link in code shows its type on focus and navigates without a reload', async ({
  page,
}) => {
  await openPage(page, path)
  const {code, tooltip} = sampleWith(page, 'function AmmoCounter')
  const link = code.getByRole('link', {name: 'Facet', exact: true}).first()
  await link.focus()
  await expect(tooltip).toHaveText(/^interface Facet<T>/)
  await expect(link).toHaveAccessibleDescription(/^interface Facet<T>/)

  await page.evaluate(() => Object.assign(window, {isSamePage: true}))
  await link.press('Enter')
  await expect(page).toHaveURL(/\/docs\/api\/support-types\/#facet$/)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('code of examples and of the home page shows types', async ({page}) => {
  // Waits until the example runs: until then, its source code may shift on the page.
  await openExample(page, '/docs/api/hooks/use-facet-state', 'use-facet-state-counter')
  const example = page.locator('[data-example="use-facet-state-counter"]')
  await pointAtName(page, example.locator('pre code'), 'useFacetState')
  await expect(example.getByRole('tooltip')).toContainText('const useFacetState: <V>')

  await openPage(page, '/')
  const sample = sampleWith(page, 'function HealthBar')
  await pointAtName(page, sample.code, 'createFacet')
  await expect(sample.tooltip).toContainText('createFacet')
})

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, ownTab: true, viewport: {width: 390, height: 844}})

  test('a tap shows a type, a tap elsewhere hides it', async ({page}) => {
    await openPage(page, path)
    const {code, tooltip} = sampleWith(page, 'function AmmoCounter')
    await code.scrollIntoViewIfNeeded()
    await code.getByText('AmmoCounter', {exact: true}).first().tap()
    await expect(tooltip).toContainText('function AmmoCounter')
    await page.getByRole('heading', {name: 'Example'}).tap()
    await expect(tooltip).toHaveCount(0)
  })
})

test('types that fail to load can be requested again', async ({
  problems,
  provokes,
  page,
}) => {
  provokes(/404/)
  await openPage(page, path)
  const {body, code, tooltip} = sampleWith(page, 'function AmmoCounter')
  await intercept(page, '**/assets/types/*', (route) => route.fulfill({status: 404}))
  const failure = page.waitForResponse('**/assets/types/*')
  const button = body.getByRole('button', {name: 'Types'})
  await button.click()
  await failure
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => problems.join()).toContain('404')

  await page.unroute('**/assets/types/*')
  await pointAtName(page, code, 'Weapon')
  await expect(tooltip).toContainText('type Weapon')
})

test('names in prose and code link to the API, except in headings and on their own pages', async ({
  page,
}) => {
  await page.goto(path)
  const prose = page.locator('article .api-link')
  const batch = prose.filter({hasText: 'batch'}).first()
  await expect(batch).toHaveAttribute('href', '/docs/api/helpers/#batch')
  await expect(page.locator('article :is(h1, h2, h3) .api-link')).toHaveCount(0)
  const targets = await page
    .locator('article :is(.api-link, pre a)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets.length).toBeGreaterThan(20)
  expect(targets).not.toContain(path)
})

test('Tab stops once at a name that a sample links several times', async ({page}) => {
  await page.goto('/docs/api/overview')
  const {code} = sampleWith(page, 'export function Health()')
  const links = code.getByRole('link', {name: 'useFacetMap'})
  const stops = links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({tabIndex}) => tabIndex),
  )
  expect(await stops).toEqual([0, -1, -1])
})
