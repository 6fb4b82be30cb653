import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'

/**
 * For tests: writes the source files of a small site into a new temporary folder.
 *
 * @param files contents, by path relative to the site
 * @returns the absolute path of the site
 */
export function writeTestSite(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true})
    writeFileSync(join(root, file), text)
  }
  return root
}
