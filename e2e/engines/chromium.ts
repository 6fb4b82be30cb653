import type {Page} from '@playwright/test'
import {callOf, type Driver} from './driver'

/** Drives a Playwright page. */
export function driverOf(page: Page): Driver {
  return {
    open: async (url) => {
      await page.goto(url)
    },
    back: async () => {
      await page.goBack()
    },
    evaluate: (run, ...args) => page.evaluate(callOf(run, args)),
    click: (selector) => page.locator(selector).first().click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({width, height}),
  }
}
