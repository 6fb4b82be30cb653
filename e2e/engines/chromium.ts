import {chromium, type Page} from '@playwright/test'
import {browserArguments, ensureBrowser} from '../../tools/browser'
import {callOf, type Driver, type Engine} from './driver'

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

/** Blink, through the Chrome DevTools Protocol. */
export const chromiumEngine: Engine = {
  name: 'Chromium',
  start: async () => {
    const browser = await chromium.launch({
      executablePath: ensureBrowser(),
      args: browserArguments,
    })
    return {
      version: browser.version(),
      driver: driverOf(await browser.newPage()),
      close: () => browser.close(),
    }
  },
}
