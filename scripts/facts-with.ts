/**
 * `npm run facts:with -- SPEC…` runs the facts with versions of the library other than the
 * installed ones. It installs these versions in a copy of the project and runs all facts and the
 * plays of examples that need no browser there; the project itself does not change. Pages are not
 * built: they show the signatures of the installed versions. The copy's path is printed, and the
 * copy is kept if something fails.
 *
 * A SPEC is an argument of `npm install`, such as `@react-facet/dom-fiber@18.6.0` or the path
 * of a tarball.
 */
import {execFileSync} from 'node:child_process'
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {copyProject} from '../tools/copyProject'
import {runCommand} from './commandLine'

function installedVersion(folder: string, name: string): string {
  const manifest = join(folder, 'node_modules/@react-facet', name, 'package.json')
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version
}

runCommand(() => {
  const specs = process.argv.slice(2)
  // On Windows, Node.js cannot run `npm` by its name.
  const {npm_execpath: npmCli} = process.env
  if (specs.length === 0 || npmCli === undefined) {
    throw new Error(
      'Name the packages to install: npm run facts:with -- @react-facet/core@18 @react-facet/dom-fiber@18 @react-facet/shared-facet@18',
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'facts-with-'))
  console.log(`The copy is ${folder}.`)
  copyProject(folder)
  const npm = (...parameters: string[]) =>
    execFileSync(process.execPath, [npmCli, ...parameters], {
      cwd: folder,
      stdio: 'inherit',
    })
  const packages = specs.map((spec) => (existsSync(spec) ? resolve(spec) : spec))
  npm('install', '--no-audit', '--no-fund', ...packages)
  for (const name of ['core', 'dom-fiber', 'shared-facet']) {
    console.log(`@react-facet/${name} ${installedVersion(folder, name)}`)
  }
  npm('run', 'test:facts')
  npm('run', 'test:unit', '--', 'src/examples/test')
  rmSync(folder, {recursive: true})
})
