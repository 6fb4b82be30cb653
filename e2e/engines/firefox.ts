import puppeteer, {type KeyInput} from 'puppeteer-core'
import {callOf, findProgram, type Engine} from './driver'

/** Gecko, through WebDriver BiDi, which Firefox supports without a separate driver. */
export const firefoxEngine: Engine = {
  name: 'Firefox',
  start: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findProgram(
        'firefox-esr',
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
      ),
    })
    const page = await browser.newPage()
    return {
      version: (await browser.version()).replace(/^firefox\//, ''),
      driver: {
        open: async (url) => {
          await page.goto(url)
        },
        back: async () => {
          await page.goBack()
        },
        evaluate: (run, ...args) => page.evaluate(callOf(run, args)) as Promise<never>,
        click: (selector) => page.locator(selector).click(),
        type: (text) => page.keyboard.type(text),
        press: async (key) => {
          const keys = key.split('+') as KeyInput[]
          for (const pressed of keys) await page.keyboard.down(pressed)
          for (const released of keys.toReversed()) await page.keyboard.up(released)
        },
        resize: (width, height) => page.setViewport({width, height}),
      },
      close: () => browser.close(),
    }
  },
}
