import {execFileSync} from 'node:child_process'
import {existsSync} from 'node:fs'

/** A program that an engine needs and that no npm package provides. */
interface Program {
  name: string
  /** Where it is usually installed. */
  paths: readonly string[]
  /** The environment variable with its path, which takes precedence over `paths`. */
  variable: string
  /** Its package in Debian. */
  debianPackage: string
}

export const firefox: Program = {
  name: 'Firefox',
  paths: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
  variable: 'FIREFOX_PATH',
  debianPackage: 'firefox-esr',
}

export const webKitDriver: Program = {
  name: 'WebKitWebDriver',
  paths: ['/usr/bin/WebKitWebDriver'],
  variable: 'WEBKIT_DRIVER_PATH',
  debianPackage: 'webkit2gtk-driver',
}

export const xvfb: Program = {
  name: 'Xvfb',
  paths: ['/usr/bin/Xvfb'],
  variable: 'XVFB_PATH',
  debianPackage: 'xvfb',
}

function locate({paths, variable}: Program): string | undefined {
  return [process.env[variable] ?? [], paths].flat().find((path) => existsSync(path))
}

/**
 * Returns a program's path.
 *
 * @throws when it is not installed; the error says what to do
 */
export function findProgram(program: Program): string {
  const path = locate(program)
  if (path !== undefined) return path
  const {name, variable, debianPackage} = program
  throw new Error(
    `${name} was not found. On Debian, run \`apt-get install ${debianPackage}\` as root; ` +
      `elsewhere, install it, set ${variable} to its path, or test in a Debian container.`,
  )
}

/**
 * Installs the Debian packages of missing programs, and says so. If it cannot, it says
 * why and leaves the error to `findProgram`.
 */
export function installMissing(programs: readonly Program[]): void {
  const packages = programs
    .filter((program) => locate(program) === undefined)
    .map(({debianPackage}) => debianPackage)
  if (packages.length === 0) return
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    console.log(`Missing: ${packages.join(', ')}. Run as root on Debian to install them.`)
    return
  }
  console.log(`Installing ${packages.join(', ')} with apt-get …`)
  const aptGet = (...parameters: string[]) =>
    execFileSync('apt-get', parameters, {
      // Shows only the errors of apt-get.
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    })
  try {
    aptGet('update')
    aptGet('install', '--yes', '--no-install-recommends', ...packages)
  } catch {
    console.log('apt-get failed; its messages are above.')
  }
}
