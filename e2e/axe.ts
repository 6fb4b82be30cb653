import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Frame} from '@playwright/test'
import type {AxeResults} from 'axe-core'
import {expect, type Page} from './fixtures'

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to level AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

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

async function scan(document: Page | Frame, part: string, tags: string[]): Promise<void> {
  // Colours are measured where they come to rest.
  await document.evaluate(() =>
    globalThis.document.getAnimations().forEach((animation) => animation.finish()),
  )
  // Evaluated from outside the page, so that no policy of the page stands in the way.
  if (await document.evaluate("typeof axe === 'undefined'")) await document.evaluate(axe)
  const options = {runOnly: tags, resultTypes: ['violations'], iframes: false}
  const {violations} = await document.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  )
  const findings = violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, html}) => `${id} (${help}): ${target.join(' ')} ${html}`),
  )
  expect(findings).toEqual([])
}

/**
 * Scans the page as it is, or a part of it, also for what axe advises beyond WCAG. There
 * are no exemptions. What a frame shows is scanned by itself.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await settle(page)
  await scan(page, part, [...wcag, 'best-practice'])
}

/** Scans what a frame shows, which is a part of a page and needs no landmarks. */
export async function expectFrameAccessible(frame: Frame): Promise<void> {
  await scan(frame, 'html', wcag)
}

/** Scans the page in each size. */
export async function expectAccessibleAtEachSize(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
}
