import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

/**
 * Global setup of Vitest: gives its tests a folder for temporary files, and removes it when they
 * end.
 */
export default function setUpTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'react-facet-docs-'))
  // POSIX systems read the first, Windows the others.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder
  return () => rmSync(folder, {recursive: true, force: true})
}
