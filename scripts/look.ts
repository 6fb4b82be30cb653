/**
 * `npm run look -- A [B]`: photographs the same pages and states in two sites, and writes a page
 * that shows which pictures differ, beside and overlaid. A and B are folders of builds, folders
 * of this project, which are built (`.` is this one, and what B is when it is left out), or
 * commits.
 */
import {execFileSync} from 'node:child_process'
import {existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {pathToFileURL} from 'node:url'
import {gitHubPages} from '../tools/hosting/hosts'
import {serve} from '../tools/hosting/server'
import {photograph, type Pair} from '../tools/look/photograph'
import {writeReport} from '../tools/look/report'
import {states, templates} from '../tools/look/subjects'
import {npm, runCommand} from './commandLine'

const root = join(__dirname, '..')

const git = (...parameters: string[]) =>
  execFileSync('git', parameters, {cwd: root, encoding: 'utf8'}).trim()

/** Builds a folder of this project. */
function build(folder: string): string {
  npm(folder, 'run', 'build')
  return join(folder, 'build')
}

/** Builds a commit in a folder that is new. */
function buildCommit(commit: string, folder: string): string {
  git('worktree', 'add', '--detach', folder, commit)
  const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock(root)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  } else npm(folder, 'ci')
  return build(folder)
}

/**
 * Finds or makes the build that an argument means.
 *
 * @param folder where a commit is built
 */
function buildOf(argument: string, folder: string): string {
  if (existsSync(join(argument, 'index.html'))) return argument
  if (existsSync(join(argument, 'package.json'))) return build(resolve(argument))
  let commit: string
  try {
    commit = git('rev-parse', '--verify', '--quiet', `${argument}^{commit}`)
  } catch {
    throw new Error(
      `${argument} is neither a build, with an index.html, nor a folder of this project, nor a commit. Name one of them: npm run look -- main .`,
    )
  }
  return buildCommit(commit, folder)
}

/** Serves a build under the path it was built for. */
function serveBuild(folder: string) {
  const home = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, address = 'http://localhost/'] =
    /rel="?canonical"? href="?([^">\s]+)/.exec(home) ?? []
  return serve({folder, baseUrl: new URL(address).pathname, host: gitHubPages})
}

async function compare(builds: readonly [string, string]): Promise<Pair[]> {
  const servers = await Promise.all([serveBuild(builds[0]), serveBuild(builds[1])])
  const pairs: Pair[] = []
  const addresses = [servers[0].url, servers[1].url] as const
  for await (const pair of photograph(addresses, [...templates, ...states])) {
    console.log(`${pair.differs ? 'differs' : 'same   '} ${pair.name}`)
    pairs.push(pair)
  }
  await Promise.all(servers.map((server) => server.close()))
  return pairs
}

async function main(): Promise<void> {
  const [a, b = '.'] = process.argv.slice(2)
  if (a === undefined) {
    throw new Error('Name what to compare with this tree: npm run look -- main')
  }
  const temporary = mkdtempSync(join(tmpdir(), 'look-'))
  const folders = [join(temporary, 'a'), join(temporary, 'b')] as const
  try {
    const pairs = await compare([buildOf(a, folders[0]), buildOf(b, folders[1])])
    const report = join(root, 'reports/look')
    const summary = writeReport(report, [a, b], pairs)
    console.log(`${summary} ${pathToFileURL(join(report, 'index.html')).href}`)
  } finally {
    // A link is removed by itself, never what it leads to.
    for (const folder of folders)
      rmSync(join(folder, 'node_modules'), {recursive: true, force: true})
    rmSync(temporary, {recursive: true})
    git('worktree', 'prune')
  }
}

runCommand(main)
