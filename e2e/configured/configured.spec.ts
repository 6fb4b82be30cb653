import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {generatedFolder, root} from '../builds'
import {
  expect,
  holdScripts,
  hydrate,
  openPage,
  pointAt,
  test,
  waitForFrames,
} from '../fixtures'

test('the announcement bar is shown until one tab closes it, and stays closed in every tab', async ({
  page,
  context,
}) => {
  const text = 'A new version is out.'
  await openPage(page, 'docs/goals')
  const other = await context.newPage()
  await openPage(other, 'docs/goals')
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('button', {name: 'Close'}).click()
  await expect(page.getByText(text)).toBeHidden()
  // Navigating in the other tab must not reset what is stored about the bar.
  await other.getByRole('contentinfo').getByRole('link', {name: 'API'}).click()
  await expect(other).toHaveURL(/api\/overview\/$/)
  for (const tab of [other, page]) {
    await tab.reload()
    await expect(tab.getByText(text)).toBeHidden()
    // While the page hydrates, it is not shown for a moment either.
    await tab.evaluate(() => {
      new MutationObserver((changes) => {
        for (const {oldValue} of changes) document.body.append(`was ${oldValue}`)
      }).observe(document.documentElement, {
        attributeFilter: ['data-announcement-bar-initially-dismissed'],
        attributeOldValue: true,
      })
    })
    await hydrate(tab)
    await expect(tab.getByText(text)).toBeHidden()
    await expect(tab.getByText('was false')).toHaveCount(0)
  }

  // Pretend that the closed bar had another id, so that the bar is new and is shown.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.includes('announcement.id')) localStorage.setItem(key, 'earlier')
    }
  })
  for (const path of ['docs/goals', 'blog']) {
    await openPage(page, path)
    await expect(page.getByText(text)).toBeVisible()
  }
})

test('a hidden navbar reappears on scrolling up and at the top, and a jump to a heading does not hide it', async ({
  page,
}) => {
  await openPage(page, 'docs/api/helpers')
  const navbar = page.locator('.navbar')
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 800)
  await expect(navbar).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(navbar).toBeInViewport()
  await page.mouse.wheel(0, 800)
  await expect(navbar).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(navbar).toBeInViewport()
  const contents = page.getByRole('navigation', {name: 'On this page'})
  await contents.getByRole('link', {name: 'Related pages'}).click()
  await expect(page.getByRole('heading', {name: 'Related pages'})).toBeInViewport()
  await waitForFrames(page, 30)
  await expect(navbar).toBeInViewport()
})

test('a chosen colour mode survives a reload', async ({page}) => {
  const html = page.locator('html')
  const toggle = page.getByRole('button', {name: /dark and light/})
  const release = await holdScripts(page)
  await page.goto('docs/goals', {waitUntil: 'commit'})
  // Until the page is hydrated, the button is disabled.
  await expect(toggle).toBeDisabled()
  release()
  await hydrate(page)
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await toggle.click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test('navbar items of every type are shown, on the left or right; a dropdown opens on click, Enter and hover, and closes on Escape, an outside click and lost focus', async ({
  page,
}) => {
  await openPage(page, 'docs/goals')
  const left = page.locator('.navbar__items').first()
  const right = page.locator('.navbar__items--right')
  for (const [name, href] of [
    ['Page', '/sub/path/markdown-page/'],
    ['Doc', '/sub/path/docs/goals/'],
    ['Sidebar', '/sub/path/docs/goals/'],
  ] as const) {
    const link = left.getByRole('link', {name, exact: true})
    await expect(link).toHaveAttribute('href', href)
  }
  await expect(left.getByRole('button', {name: 'More'})).toBeVisible()
  // The current docs version, as a link and as a dropdown.
  await expect(right.getByText('Next')).toHaveCount(2)
  await expect(right.getByText('English').first()).toBeVisible()
  await expect(right.locator('#raw-html')).toHaveText('raw')
  await expect(right.getByRole('button', {name: /^Search/})).toBeVisible()

  const trigger = page.getByRole('button', {name: 'More'})
  const item = page.locator('.dropdown__menu').getByRole('link', {name: 'Blog'})
  await trigger.press('Enter')
  await expect(item).toBeVisible()
  await trigger.press('Escape')
  await expect(item).toBeHidden()
  // Dispatched, because a real pointer opens the dropdown by hovering.
  await trigger.dispatchEvent('click')
  await expect(item).toBeVisible()
  await page.locator('h1').dispatchEvent('mousedown')
  await expect(item).toBeHidden()
  await pointAt(trigger)
  await expect(item).toBeVisible()
  await page.locator('.theme-doc-markdown').click({position: {x: 5, y: 5}})
  await expect(item).toBeHidden()
  await trigger.press('Enter')
  await expect(item).toBeVisible()
  await page.getByRole('link', {name: 'Page', exact: true}).focus()
  await expect(item).toBeHidden()
})

test('a sample loads its types from a path below the base URL', async ({page}) => {
  await openPage(page, 'docs/api/hooks/use-facet-map')
  const types = page.waitForResponse('**/sub/path/assets/types/*.json')
  await pointAt(
    page.locator('pre[data-interactive] span', {hasText: /^useFacetMap$/}).first(),
  )
  expect((await types).ok()).toBe(true)
})

test('a preferred docs version is kept until it no longer exists', async ({page}) => {
  const storage = readFileSync(
    join(root, generatedFolder('configured'), 'site-storage.json'),
    'utf8',
  )
  const {namespace} = JSON.parse(storage) as {namespace: string}
  const key = `docs-preferred-version-default${namespace}`
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key)
  await page.goto('docs/goals')
  await page.evaluate((name) => localStorage.setItem(name, 'current'), key)
  await openPage(page, 'docs/goals')
  expect(await stored()).toBe('current')
  await page.evaluate((name) => localStorage.setItem(name, 'gone'), key)
  await openPage(page, 'docs/goals')
  await expect.poll(stored).toBe(null)
})

test('a page can hide the footer and add a class to its layout; a crashed page shows the error and its cause, and Try again restores it', async ({
  page,
  provokes,
}) => {
  provokes(/The fuse burned down/)
  await openPage(page, 'crash')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.locator('.crash-layout')).toHaveCount(1)
  await page.getByRole('button', {name: 'Crash this page'}).click()
  await expect(page.getByRole('heading', {level: 1})).toContainText('This page crashed')
  await expect(page.getByText('The fuse burned down')).toBeVisible()
  await expect(page.getByText('Somebody lit it')).toBeVisible()
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible()
  await page.getByRole('button', {name: 'Try again'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Crash')
  await expect(page.getByText('All is well.')).toBeVisible()
})

test('a page says when it was last changed, and by whom', async ({page}) => {
  await page.goto('options')
  await expect(page.getByText('Last updated on Jan 2, 2026 by Ada')).toBeVisible()
})

test('a link leads to a file, and a page may import the code block of the theme', async ({
  page,
  request,
}) => {
  await page.goto('files')
  const main = page.getByRole('main')
  await expect(main).toContainText('const inFence = 1')
  await expect(main).toContainText('const inComponent = 1')
  const link = page.getByRole('link', {name: 'A file'})
  const file = await request.get((await link.getAttribute('href')) ?? '')
  expect(await file.text()).toBe('bread,2\n')
})

test('a blog with more posts than fit on a page has a second page', async ({page}) => {
  await page.goto('blog')
  await page.getByRole('link', {name: 'Older entries'}).click()
  await expect(page).toHaveURL(/\/blog\/page\/2\/$/)
  await expect(page.getByRole('link', {name: 'Hola'})).not.toHaveCount(0)
  await page.getByRole('link', {name: 'Newer entries'}).click()
  await expect(page).toHaveURL(/\/blog\/$/)
})
