/**
 * `npm run facts:with -- SPEC…` runs the facts with versions of the library other than the
 * installed ones. It installs these versions in a copy of the project and runs all facts and
 * the tests of the examples there; the project itself does not change. The copy's path
 * is printed, and the copy is kept if something fails.
 *
 * A SPEC is an argument of `npm install`, such as `@react-facet/dom-fiber@18.6.0` or the path
 * of a tarball.
 */
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {copyProject} from '../tools/copyProject'
import {npm} from './commandLine'

const packageNames = ['core', 'dom-fiber', 'shared-facet']

function installedVersion(folder: string, name: string): string {
  const manifest = join(folder, 'node_modules/@react-facet', name, 'package.json')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version
}

function proveWith(specs: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'facts-with-'))
  console.log(`The copy is ${folder}.`)
  copyProject(folder)
  const packages = specs.map((spec) => (existsSync(spec) ? resolve(spec) : spec))
  npm(folder, 'install', '--no-audit', '--no-fund', ...packages)
  for (const name of packageNames) {
    console.log(`@react-facet/${name} ${installedVersion(folder, name)}`)
  }
  npm(folder, 'run', 'test:facts')
  npm(folder, 'run', 'test:unit', '--', 'src/examples/test')
  npm(folder, 'run', 'test:e2e', '--', 'e2e/examples')
  rmSync(folder, {recursive: true})
}

const specs = process.argv.slice(2)
if (specs.length === 0) {
  console.error(
    'Name the packages to install: npm run facts:with -- @react-facet/core@18 @react-facet/dom-fiber@18 @react-facet/shared-facet@18',
  )
  process.exitCode = 1
} else {
  proveWith(specs)
}
