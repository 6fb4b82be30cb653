import {performance} from 'node:perf_hooks'
import type {Browser} from '@playwright/test'
import {AIM, pause, phone, withPage} from './measure'

/** Something that a reader uses, and how it is seen that it works. */
export interface Control {
  /** Path of a page that has it. */
  path: string
  /** Selector of what is pressed; the first of several. */
  control: string
  /** Selector of what is there when it has worked, and not before. */
  effect: string
  onPhone?: boolean
}

/**
 * Measures the first action of a visit: a pointer rests on a control for a moment, as hands
 * do, and presses it.
 *
 * @returns milliseconds from the press to its effect
 */
export function measureFirstAction(
  browser: Browser,
  origin: string,
  {path, control, effect, onPhone = false}: Control,
): Promise<number> {
  return withPage(
    browser,
    origin + path,
    async ({page}) => {
      const target = page.locator(control).first()
      await target.scrollIntoViewIfNeeded()
      if (!onPhone) {
        await target.hover()
        await pause(AIM)
      }
      const start = performance.now()
      await (onPhone ? target.tap() : target.click())
      await page.locator(effect).first().waitFor({state: 'attached'})
      return performance.now() - start
    },
    onPhone ? phone : {},
  )
}
