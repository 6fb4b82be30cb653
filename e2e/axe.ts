import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {AxeResults} from 'axe-core'
import {expect, type Page} from './fixtures'

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to level AA, and what axe advises beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const sizes = [
  {width: 390, height: 844},
  {width: 1280, height: 800},
]

/** Waits for what a page does about its size, of which it hears after a frame's layout. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** Scans the page as it is. There are no exemptions. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page)
  // Colours are measured where they come to rest.
  await page.evaluate(() =>
    document.getAnimations().forEach((animation) => animation.finish()),
  )
  // Evaluated from outside the page, so that no policy of the page stands in the way.
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe)
  const {violations} = await page.evaluate<AxeResults>(
    `axe.run({runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations']})`,
  )
  const findings = violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, html}) => `${id} (${help}): ${target.join(' ')} ${html}`),
  )
  expect(findings).toEqual([])
}

/** Scans the page in each size. */
export async function expectAccessibleAtEachSize(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
}
