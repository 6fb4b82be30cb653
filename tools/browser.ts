import {spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {chromium} from '@playwright/test'

/** Chromium without a user interface: tests take a third less time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Where systems install the full browser. */
const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** No GPU, no sandbox (for containers), and no background requests by the browser itself. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  // As in the full browser, sandboxed frames have their own processes, so that a frame
  // that hangs blocks nothing else.
  '--site-per-process',
  '--enable-features=IsolateSandboxedIframes',
]

interface BrowserOptions {
  /** Ignores the headless shell: readers use the full browser. */
  fullOnly?: boolean
}

/**
 * Finds a Chromium, in this order: CHROMIUM_PATH, the system's headless shell, Playwright's
 * Chromium, the system's full browser.
 *
 * @returns its path, or undefined when there is none
 * @throws when CHROMIUM_PATH names a file that does not exist
 */
export function findBrowser({fullOnly = false}: BrowserOptions = {}): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !existsSync(chosen)) {
    throw new Error(`There is no browser at CHROMIUM_PATH, which is ${chosen}.`)
  }
  return [chosen, headlessShell, chromium.executablePath(), ...systemBrowsers].find(
    (path) => path && existsSync(path) && !(fullOnly && /headless[-_]shell/.test(path)),
  )
}

/** The ways to install a browser, in the order they are tried. Each is a list of commands. */
function installations(): string[][][] {
  const playwright = [process.execPath, require.resolve('@playwright/test/cli')]
  // Only root can install system packages without being asked for a password.
  if (process.getuid?.() !== 0) return [[[...playwright, 'install', 'chromium']]]
  const fromPlaywright = [[...playwright, 'install', '--with-deps', 'chromium']]
  const fromDebian = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', 'chromium', 'chromium-headless-shell'],
  ]
  return existsSync('/usr/bin/apt-get') ? [fromDebian, fromPlaywright] : [fromPlaywright]
}

/**
 * Finds the full browser. If there is none, installs the Debian package (with the headless shell)
 * if possible, otherwise Playwright's download, and prints the commands.
 *
 * @returns its path
 * @throws when there is none and none can be installed, with advice
 */
export function ensureBrowser(): string {
  const present = findBrowser({fullOnly: true})
  if (present !== undefined) return present
  for (const commands of installations()) {
    for (const [command = '', ...parameters] of commands) {
      console.log(`No Chromium was found. Running: ${command} ${parameters.join(' ')}`)
      // If this fails, the next way is tried.
      spawnSync(command, parameters, {stdio: 'inherit'})
    }
    const installed = findBrowser({fullOnly: true})
    if (installed !== undefined) return installed
  }
  throw new Error(
    'No Chromium was found and none could be installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and run again.',
  )
}
