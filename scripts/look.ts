/**
 * `npm run look -- A [B]`: photographs the same pages and states (e2e/look) in two sites, and opens
 * Playwright's report of what differs, beside and overlaid. A and B are folders of builds, or
 * commits, which are built; without B, it is this tree.
 */
import {execFileSync, spawnSync} from 'node:child_process'
import {existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {runCommand} from './commandLine'

const root = join(__dirname, '..')

const run = (cwd: string, command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, {cwd, stdio: 'inherit', shell: command === 'npm'})

/** Builds this tree. */
function buildTree(): string {
  run(root, 'npm', 'run', 'build')
  return join(root, 'build')
}

/**
 * Finds the build in a folder, or builds a commit.
 *
 * @param checkout where a commit is checked out
 */
function buildOf(argument: string, checkout: string): string {
  if (existsSync(join(argument, 'index.html'))) return resolve(argument)
  if (
    spawnSync('git', ['rev-parse', '--quiet', '--verify', `${argument}^{commit}`]).status
  )
    throw new Error(
      `${argument} is neither a build, with an index.html, nor a commit. Name one of them: npm run look -- main`,
    )
  run(root, 'git', 'worktree', 'add', '--detach', checkout, argument)
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(checkout) === lock(root))
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'junction')
  else run(checkout, 'npm', 'ci')
  run(checkout, 'npm', 'run', 'build')
  return join(checkout, 'build')
}

runCommand(() => {
  const [before, after] = process.argv.slice(2)
  if (before === undefined)
    throw new Error('Name what to compare with this tree: npm run look -- main')
  const temporary = mkdtempSync(join(tmpdir(), 'look-'))
  const checkouts = [join(temporary, 'before'), join(temporary, 'after')] as const
  try {
    const builds = {
      LOOK_BEFORE: buildOf(before, checkouts[0]),
      LOOK_AFTER: after === undefined ? buildTree() : buildOf(after, checkouts[1]),
    }
    const {status} = spawnSync(
      process.execPath,
      [
        require.resolve('@playwright/test/cli'),
        ...['test', '--project', 'site', '--no-deps', '--reporter', 'list,html'],
        'e2e/look',
      ],
      // The project of the unoptimised build is the one that has these tests.
      {
        cwd: root,
        env: {...process.env, ...builds, UNOPTIMISED: 'true'},
        stdio: 'inherit',
      },
    )
    process.exitCode = status ?? 1
  } finally {
    // A link is removed by itself, never what it leads to.
    for (const checkout of checkouts)
      rmSync(join(checkout, 'node_modules'), {recursive: true, force: true})
    rmSync(temporary, {recursive: true})
    run(root, 'git', 'worktree', 'prune')
  }
})
