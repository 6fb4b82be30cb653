import {spawn} from 'node:child_process'
import {once} from 'node:events'
import type {Readable} from 'node:stream'
import {
  Builder,
  By,
  error,
  Key as WebDriverKey,
  until,
  type WebDriver,
} from 'selenium-webdriver'
import {DriverService} from 'selenium-webdriver/remote'
import {callOf, type Driver, type Engine, type Key} from './driver'
import {findProgram, webKitDriver, xvfb} from './programs'

/** How long an element may take to appear, and then to be clickable, in milliseconds. */
const timeout = 30_000

const keys: Record<Key, readonly string[]> = {
  Enter: [WebDriverKey.ENTER],
  Escape: [WebDriverKey.ESCAPE],
  'Control+a': [WebDriverKey.CONTROL, 'a'],
  'Control+k': [WebDriverKey.CONTROL, 'k'],
}

/** Starts a virtual display, because WebKitGTK cannot run without one. */
async function startDisplay() {
  // Xvfb picks a free display number and writes it to file descriptor 3.
  const server = spawn(
    findProgram(xvfb),
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
  )
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
  return {name: `:${number.toString().trim()}`, stop: () => server.kill()}
}

/** Starts the WebDriver server of WebKitGTK on a free local port. */
async function startService(display: string) {
  const service = new DriverService.Builder(findProgram(webKitDriver))
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display,
      // There is no GPU to share memory with.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // There is no accessibility bus either.
      NO_AT_BRIDGE: '1',
    })
    .build()
  return {url: await service.start(), stop: () => service.kill()}
}

function driverOf(session: WebDriver): Driver {
  return {
    open: (url) => session.get(url),
    back: () => session.navigate().back(),
    evaluate: (run, ...args) => session.executeScript(`return ${callOf(run, args)}`),
    click: async (selector) => {
      const element = await session.wait(until.elementLocated(By.css(selector)), timeout)
      const click = async () => {
        try {
          await element.click()
          return true
        } catch (problem) {
          if (problem instanceof error.ElementNotInteractableError) return false
          throw problem
        }
      }
      // Retried, because a menu that slides in is visible before it can be clicked.
      await session.wait(click, timeout)
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    press: async (key) => {
      const actions = session.actions()
      for (const pressed of keys[key]) actions.keyDown(pressed)
      for (const released of keys[key].toReversed()) actions.keyUp(released)
      await actions.perform()
    },
    resize: async (width, height) => {
      await session.manage().window().setRect({width, height})
    },
  }
}

/** WebKit, through WebDriver, in MiniBrowser, which comes with WebKitGTK. */
export const webKitEngine: Engine = {
  name: 'WebKitGTK',
  start: async () => {
    const cleanups: (() => unknown)[] = []
    const close = async () => {
      for (const stop of cleanups.toReversed()) await stop()
    }
    try {
      const display = await startDisplay()
      cleanups.push(display.stop)
      const service = await startService(display.name)
      cleanups.push(service.stop)
      const session = await new Builder()
        .usingServer(service.url)
        .withCapabilities({browserName: 'MiniBrowser'})
        .build()
      cleanups.push(() => session.quit())
      const capabilities = await session.getCapabilities()
      return {
        version: capabilities.getBrowserVersion() ?? '',
        driver: driverOf(session),
        close,
      }
    } catch (error) {
      await close()
      throw error
    }
  },
}
