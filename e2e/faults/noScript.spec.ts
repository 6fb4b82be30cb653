import {isVisited, routes} from '../routes'
import {expect, test} from './fixtures'

test.use({javaScriptEnabled: false, ownTab: true})

/**
 * Returns the texts that only a script could show, except those of buttons and labels. Open
 * every `<details>` first.
 */
const hiddenText = () => {
  const hidden: string[] = []
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  while (walker.nextNode()) {
    const {parentElement, textContent} = walker.currentNode
    if (!textContent?.trim() || !parentElement) continue
    if (parentElement.closest('script, style, noscript, svg, button, label')) continue
    if (!parentElement.checkVisibility({checkOpacity: false})) hidden.push(textContent)
  }
  return hidden
}

test('every page shows all its text', async ({page}) => {
  const problems: string[] = []
  for (const route of routes.filter(isVisited)) {
    await page.goto(route)
    await page
      .locator('main details')
      .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')))
    const hidden = await page.evaluate(hiddenText)
    if (hidden.length > 0) problems.push(`${route}: ${hidden.join(' | ').slice(0, 200)}`)
  }
  expect(problems).toEqual([])
})

test('/docs redirects, code has no buttons, and parts that need scripts say so', async ({
  page,
}) => {
  await page.goto('/docs')
  await expect(page).toHaveURL(/\/docs\/goals\/$/)

  await page.goto('/docs/getting-started')
  const buttons = page.getByRole('main').getByRole('button', {name: /^(Copy|Types)/})
  await expect(buttons).toHaveCount(0)

  await page.goto('/search')
  await page.getByRole('searchbox').fill('map')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/\?q=map$/)
  await expect(page.getByText('Searching needs JavaScript')).toBeVisible()
  await page.getByRole('main').getByRole('link', {name: 'overview of the API'}).click()
  await expect(page).toHaveURL(/api\/overview\/$/)

  await page.goto('/')
  await expect(page.locator('[data-proof] noscript p')).toBeVisible()
  await expect(page.getByRole('button', {name: 'Start'})).toBeHidden()
  await page.getByText('What is measured and how').click()
  await expect(page.getByText('flushSync')).toBeVisible()
})
