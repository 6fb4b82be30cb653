import {execFileSync} from 'node:child_process'
import {cpSync, existsSync} from 'node:fs'
import {join} from 'node:path'

const root = join(__dirname, '..')

/** Copies what git knows of this repository, or would add, into a folder. */
export function copyProject(folder: string): void {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {cwd: root, encoding: 'utf8'},
  )
  for (const file of files.split('\0').filter((name) => existsSync(join(root, name)))) {
    if (file) cpSync(join(root, file), join(folder, file))
  }
}
