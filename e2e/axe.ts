import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Frame} from '@playwright/test'
import type {AxeResults} from 'axe-core'
import {expect, frames, type Page} from './fixtures'

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to level AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const phone = {width: 390, height: 844}
const desktop = {width: 1280, height: 800}

/**
 * Rules that measure colours, which is slow. Colours are the same in each size, so they are
 * measured only on the desktop, which shows the most.
 */
const colours = ['color-contrast', 'link-in-text-block']

interface Scan {
  /** CSS selector of the part that is scanned. */
  part: string
  /** Rules that are applied, by their tags. */
  tags: string[]
  /** Rules that are left out all the same. */
  without?: string[]
}

async function scan(
  document: Page | Frame,
  {part, tags, without = []}: Scan,
): Promise<void> {
  // The colours that count are those after an animation.
  await document.evaluate(() =>
    globalThis.document.getAnimations().forEach((animation) => animation.finish()),
  )
  // Evaluated from outside the page, so that no policy of the page stands in the way.
  if (await document.evaluate("typeof axe === 'undefined'")) await document.evaluate(axe)
  const options = {
    runOnly: tags,
    rules: Object.fromEntries(without.map((rule) => [rule, {enabled: false}])),
    resultTypes: ['violations'],
    iframes: false,
    // For media and the orientation of the screen; no rule here needs it.
    preload: false,
  }
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
export async function expectAccessible(
  page: Page,
  {part = 'html', without}: Partial<Omit<Scan, 'tags'>> = {},
): Promise<void> {
  // Observers of sizes run after the layout of a frame, and may change the page.
  await frames(page, 3)
  await scan(page, {part, tags: [...wcag, 'best-practice'], without})
}

/** Scans what a frame shows, which is a part of a page and needs no landmarks. */
export async function expectFrameAccessible(frame: Frame): Promise<void> {
  await scan(frame, {part: 'html', tags: wcag})
}

/** Scans the page in the size of a phone and of a desktop. */
export async function expectAccessibleAtEachSize(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await expectAccessible(page, {without: colours})
  await page.setViewportSize(desktop)
  await expectAccessible(page)
}
