import {cpSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'

const root = join(__dirname, '..')

/** The entries of .gitignore, and .git itself. */
const ignore = [
  '**/node_modules',
  'build*/**',
  '**/.docusaurus*',
  'test-results',
  'playwright-report',
  '.env',
  '.git',
]

/** Copies this project's files into a folder, except those that Git ignores. */
export function copyProject(folder: string): void {
  // Does not ask Git: the project may have been downloaded without its repository.
  for (const file of globSync('**', {cwd: root, dot: true, ignore})) {
    cpSync(join(root, file), join(folder, file))
  }
}
