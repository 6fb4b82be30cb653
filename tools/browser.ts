import {execFileSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {chromium} from '@playwright/test'

/** Where distributions put Chromium and Chrome. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Keeps the browser quiet: no GPU, no sandbox (containers), no requests of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
]

/**
 * Finds a Chromium to test with: CHROMIUM_PATH, Playwright's own, or the system's.
 *
 * @returns its path, or undefined when there is none
 */
export function findBrowser(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    ...systemBrowsers,
  ]
  return candidates.find((path) => path !== undefined && existsSync(path))
}

function attempt(command: string, ...parameters: string[]): void {
  try {
    execFileSync(command, parameters, {stdio: 'inherit'})
  } catch {
    // The next way is tried; ensureBrowser reports when none worked.
  }
}

/** How a browser can be installed, in the order in which they are tried. */
const installations: string[][][] = [
  [['npx', 'playwright', 'install', '--with-deps', 'chromium']],
  [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', 'chromium'],
  ],
]

/**
 * Finds a browser, or installs one and says so: Playwright's own download first, then
 * Debian's package.
 *
 * @throws when neither works, with what to do
 */
export function ensureBrowser(): string {
  const present = findBrowser()
  if (present !== undefined) return present
  for (const commands of installations) {
    for (const [command = '', ...parameters] of commands) {
      console.log(
        `No Chromium was found. Installing one: ${command} ${parameters.join(' ')}`,
      )
      attempt(command, ...parameters)
    }
    const installed = findBrowser()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'No Chromium was found and none could be installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and run again.',
  )
}
