import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import type {Frame} from '@playwright/test'
import type {AxeResults} from 'axe-core'
import {expect, waitForFrames, type Page} from './fixtures'

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 up to level AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const phone = {width: 390, height: 844}
const desktop = {width: 1280, height: 800}

/**
 * Rules that measure colours, which is slow. Colours are the same at each size, so they
 * are measured only at desktop size, where more of a page is visible.
 */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Scan {
  /** CSS selector of the part that is scanned. */
  part: string
  /** The tags of the rules that are applied. */
  tags: string[]
  /** Rules that are skipped. */
  without?: string[]
}

async function scan(
  target: Page | Frame,
  {part, tags, without = []}: Scan,
): Promise<void> {
  // Colours are measured as they are after animations.
  await target.evaluate(() =>
    document.getAnimations().forEach((animation) => animation.finish()),
  )
  // The page's policy does not apply to code from Playwright.
  if (await target.evaluate("typeof axe === 'undefined'")) await target.evaluate(axe)
  const options = {
    runOnly: tags,
    rules: Object.fromEntries(without.map((rule) => [rule, {enabled: false}])),
    resultTypes: ['violations'],
    iframes: false,
    // Only rules for media and screen orientation need preloading.
    preload: false,
  }
  const {violations} = await target.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`,
  )
  const findings = violations.flatMap(({id, help, nodes}) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.html}`),
  )
  expect(findings).toEqual([])
}

/**
 * Scans the page or a part of it against WCAG and axe's best practices. Leaves the contents
 * of frames to `expectFrameAccessible`.
 */
export async function expectAccessible(
  page: Page,
  {part = 'html', without}: Partial<Omit<Scan, 'tags'>> = {},
): Promise<void> {
  // Resize observers run after the layout, and may change the page.
  await waitForFrames(page, 3)
  await scan(page, {part, tags: [...wcag, 'best-practice'], without})
}

/** Scans a frame, which needs no landmarks because it is part of a page. */
export async function expectFrameAccessible(frame: Frame): Promise<void> {
  await scan(frame, {part: 'html', tags: wcag})
}

/** Scans the page, or a part of it, at phone and desktop size. */
export async function expectAccessibleAtEachSize(
  page: Page,
  part?: string,
): Promise<void> {
  await page.setViewportSize(phone)
  await expectAccessible(page, {part, without: colourRules})
  await page.setViewportSize(desktop)
  await expectAccessible(page, {part})
}

/**
 * Hides the code blocks of a page in which each element is like one in code that has been scanned:
 * it has the same name, class and attributes. Scanning code takes longer than all the rest, and
 * one component writes it on all pages.
 *
 * @param scanned descriptions of elements, to which those of the page are added
 * @returns a function that shows the code again
 */
export async function hideScannedCode(
  page: Page,
  scanned: Set<string>,
): Promise<() => Promise<void>> {
  const all = await page.evaluate(
    (known) => {
      const describe = (element: Element) =>
        [element.localName, element.className, ...element.getAttributeNames()].join(' ')
      return [...document.querySelectorAll('pre')].flatMap((pre) => {
        const descriptions = [pre, ...pre.querySelectorAll('*')].map(describe)
        const isKnown = descriptions.every((each) => known.includes(each))
        if (isKnown) pre.style.display = 'none'
        return descriptions
      })
    },
    [...scanned],
  )
  for (const each of all) scanned.add(each)
  return () =>
    page.evaluate(() =>
      document.querySelectorAll('pre').forEach((pre) => {
        pre.style.removeProperty('display')
      }),
    )
}
