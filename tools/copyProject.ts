import {cpSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'

const root = join(__dirname, '..')

/** What .gitignore lists, and the history. */
const ignore = [
  '**/node_modules',
  'build*',
  '**/.docusaurus*',
  'test-results',
  'playwright-report',
  'reports',
  '.stryker-tmp',
  '.env',
  '.git',
]

/** Copies this project's hand-written files into a folder. */
export function copyProject(folder: string): void {
  // Does not use Git: a downloaded archive has no repository.
  for (const file of globSync('**', {cwd: root, dot: true, ignore})) {
    cpSync(join(root, file), join(folder, file))
  }
}
