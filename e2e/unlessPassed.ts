/**
 * A part of `npm test`: makes the builds and runs all browser tests, unless they have passed with the
 * same files, packages, browser and variables. `npm run test:e2e` runs them in any case.
 */
import {execFileSync, spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {findBrowser} from '../tools/browser'
import {root} from './builds'

const stamp = join(root, 'node_modules/.cache/e2e/passed.txt')

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** What npm adds, which differs with the command that it runs and with the place it was typed. */
const fromNpm = /^(?:npm_|INIT_CWD$)/

/**
 * The hash of all that the browser tests depend on. Pages show dates of the history, so the commit
 * counts, too.
 *
 * @returns undefined when it is unknown: without a history or a browser
 */
function inputsHash(): string | undefined {
  const browser = findBrowser()
  if (browser === undefined || !existsSync(join(root, '.git'))) return undefined
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  const files = [...listed.split('\0'), '.env', 'node_modules/.package-lock.json']
  const variables = Object.entries(process.env)
    .filter(([name]) => !fromNpm.test(name))
    .map((variable) => variable.join('='))
  const {mtimeMs, size} = statSync(browser)
  const hash = createHash('sha256').update(
    JSON.stringify([
      git('rev-parse', 'HEAD'),
      process.version,
      browser,
      mtimeMs,
      size,
      variables.sort(),
    ]),
  )
  for (const file of files.map((name) => join(root, name))) {
    if (!statSync(file, {throwIfNoEntry: false})?.isFile()) continue
    hash.update(`\0${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const inputs = inputsHash()
if (inputs !== undefined && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
  console.log(
    'The browser tests have passed with exactly these files, packages, variables and browser. To run them again: npm run test:e2e',
  )
} else {
  const cli = require.resolve('@playwright/test/cli')
  const {status} = spawnSync(process.execPath, [cli, 'test'], {
    cwd: root,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
  // A file that was changed meanwhile may not have been tested.
  if (status === 0 && inputs !== undefined && inputs === inputsHash()) {
    mkdirSync(dirname(stamp), {recursive: true})
    writeFileSync(stamp, inputs)
  }
}
