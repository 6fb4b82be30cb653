import {spawn} from 'node:child_process'
import {setTimeout as sleep} from 'node:timers/promises'
import {freePort} from '../../tools/freePort'
import {callOf, findProgram, type Driver, type Engine, type Key} from './driver'

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

/** Starts the WebDriver server of WebKitGTK, and returns its address. It ends with this process. */
async function startService() {
  if (!process.env.DISPLAY)
    throw new Error('WebKitGTK needs a display: xvfb-run npm run test:engines')
  const port = await freePort()
  const program = findProgram('webkit2gtk-driver', '/usr/bin/WebKitWebDriver')
  const server = spawn(program, [`--port=${port}`], {
    env: {
      ...process.env,
      // There is no GPU to share memory with.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // There is no accessibility bus either.
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  })
  process.once('exit', () => server.kill())
  const url = `http://127.0.0.1:${port}`
  // `fetch` throws a TypeError when nothing listens.
  await retry(
    () => send('GET', `${url}/status`),
    (error) => error instanceof TypeError,
  )
  return url
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
    const url = await startService()
    const {sessionId, capabilities} = (await send('POST', `${url}/session`, {
      capabilities: {alwaysMatch: {browserName: 'MiniBrowser'}},
    })) as {sessionId: string; capabilities: {browserVersion: string}}
    const session = `${url}/session/${sessionId}`
    return {
      version: capabilities.browserVersion,
      driver: driverOf(session),
      close: async () => {
        await send('DELETE', session)
      },
    }
  },
}
