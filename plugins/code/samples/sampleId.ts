import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import type {Sample} from '../apiLinks/references'

/** Gives the id of a sample. */
export type SampleId = (sample: Sample) => string

/**
 * Makes a function that names a sample by all that its types follow from: its code, how we
 * ask and colour the answer (the files around this one), and what the site says. The same id
 * means the same types, so that they can be cached, here and in browsers; only the order in
 * which the compiler writes a union depends on what else it compiled.
 *
 * @param siteDir absolute path of the site
 * @param inputs files that types follow from, such as the lock file of the packages: paths of
 *   the site, as globs. They are read once: a change of one needs a new start.
 */
export function createSampleId(siteDir: string, inputs: readonly string[]): SampleId {
  const files = [
    ...globSync(['**/*.ts', '!**/*.test.ts'], {
      cwd: join(__dirname, '..'),
      absolute: true,
    }),
    ...globSync([...inputs], {cwd: siteDir, absolute: true}),
  ]
  const hashOfFiles = createHash('sha256')
  for (const file of files.sort()) hashOfFiles.update(readFileSync(file))
  return ({code, language, signature = ''}) =>
    hashOfFiles
      .copy()
      .update(JSON.stringify([code, language, signature]))
      .digest('hex')
      .slice(0, 8)
}
