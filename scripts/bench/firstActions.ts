import type {Browser} from '@playwright/test'
import {aim, phone, withPage} from './measure'

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

/** Waits in the page for what a press does, and gives the milliseconds from one to the other. */
function timeEffect(effect: string): Promise<number> {
  return new Promise((resolve) => {
    let pressed: number | undefined
    const look = () => {
      if (pressed === undefined || !document.querySelector(effect)) return
      observer.disconnect()
      const start = pressed
      // When it is on the screen, too.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, {subtree: true, childList: true, attributes: true})
    const onPress = ({timeStamp}: Event) => (pressed = timeStamp)
    addEventListener('pointerdown', onPress, {capture: true, once: true})
  })
}

/**
 * Measures the first action of a visit: a pointer rests on a control for a moment, as hands
 * do, and presses it. The page itself looks at the clock: a tool that asks it from outside
 * waits until it has nothing else to do.
 *
 * @returns milliseconds from the press to its effect, painted
 */
export function measureFirstAction(
  browser: Browser,
  origin: string,
  {path, control, effect, onPhone = false}: Control,
): Promise<number> {
  return withPage(
    browser,
    origin + path,
    async (tab) => {
      const {page} = tab
      const target = page.locator(control).first()
      await target.scrollIntoViewIfNeeded()
      const seen = page.evaluate(timeEffect, effect)
      if (onPhone) {
        await target.tap()
      } else {
        await aim(tab, target)
        await page.mouse.down()
        await page.mouse.up()
      }
      return seen
    },
    onPhone ? phone : {},
  )
}
