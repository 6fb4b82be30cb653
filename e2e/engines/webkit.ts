import {spawn} from 'node:child_process'
import {once} from 'node:events'
import type {Readable} from 'node:stream'
import {setTimeout as sleep} from 'node:timers/promises'
import {freePort} from '../../tools/freePort'
import {callOf, type Driver, type Engine, type Key} from './driver'
import {findProgram, webKitDriver, xvfb} from './programs'

/** How long the driver may take to start, and an element to be clickable, in milliseconds. */
const timeout = 30_000

/** Keys as the WebDriver protocol writes them. */
const keys: Record<Key, readonly string[]> = {
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Tab: ['\uE004'],
  'Control+a': ['\uE009', 'a'],
  'Control+k': ['\uE009', 'k'],
}

/** An answer of the protocol that reports an error. */
class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
  }
}

/**
 * Sends a command of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/), which has
 * nothing that needs a library.
 *
 * @returns the value of the answer
 * @throws WebDriverError
 */
async function send(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  parameters: object = {},
): Promise<unknown> {
  const body = method === 'POST' ? JSON.stringify(parameters) : undefined
  const response = await fetch(url, {method, body})
  const {value} = (await response.json()) as {value: unknown}
  if (response.ok) return value
  const {error, message} = value as {error: string; message: string}
  throw new WebDriverError(error, message)
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

/** Calls a function again while its error is expected, and time is left. */
async function retry<Result>(
  run: () => Promise<Result>,
  isExpected: (error: unknown) => boolean,
): Promise<Result> {
  const end = Date.now() + timeout
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isExpected(error) || Date.now() > end) throw error
      await sleep(50)
    }
  }
}

/** Starts the WebDriver server of WebKitGTK. */
async function startService(display: string) {
  const port = await freePort()
  const server = spawn(findProgram(webKitDriver), [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      // There is no GPU to share memory with.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // There is no accessibility bus either.
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  // `fetch` throws a TypeError when nothing listens.
  await retry(
    () => send('GET', `${url}/status`),
    (error) => error instanceof TypeError,
  )
  return {url, stop: () => server.kill()}
}

/** Whether an element is not there yet, or still slides in. */
function isNotClickableYet(error: unknown): boolean {
  return (
    error instanceof WebDriverError &&
    ['no such element', 'element not interactable'].includes(error.code)
  )
}

/** @param session the URL of a session */
function driverOf(session: string): Driver {
  const post = (command: string, parameters?: object) =>
    send('POST', `${session}/${command}`, parameters)
  /** Presses keys together. */
  const perform = async (pressed: readonly string[]) => {
    const actions = [
      ...pressed.map((value) => ({type: 'keyDown', value})),
      ...pressed.toReversed().map((value) => ({type: 'keyUp', value})),
    ]
    await post('actions', {actions: [{type: 'key', id: 'keyboard', actions}]})
  }
  return {
    open: async (url) => {
      await post('url', {url})
    },
    back: async () => {
      await post('back')
    },
    evaluate: (run, ...args) =>
      post('execute/sync', {
        script: `return ${callOf(run, args)}`,
        args: [],
      }) as Promise<never>,
    click: async (selector) => {
      const click = async () => {
        const element = await post('element', {using: 'css selector', value: selector})
        // The answer maps a constant of the protocol to the element's id.
        await post(`element/${Object.values(element as object)[0]}/click`)
      }
      await retry(click, isNotClickableYet)
    },
    type: async (text) => {
      for (const key of text) await perform([key])
    },
    press: (key) => perform(keys[key]),
    resize: async (width, height) => {
      await post('window/rect', {width, height})
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
      const {sessionId, capabilities} = (await send('POST', `${service.url}/session`, {
        capabilities: {alwaysMatch: {browserName: 'MiniBrowser'}},
      })) as {sessionId: string; capabilities: {browserVersion: string}}
      const session = `${service.url}/session/${sessionId}`
      cleanups.push(() => send('DELETE', session))
      return {version: capabilities.browserVersion, driver: driverOf(session), close}
    } catch (error) {
      await close()
      throw error
    }
  },
}
