import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import type {Sample} from '../apiLinks/references'

export type SampleId = (sample: Sample) => string

/**
 * Makes a function that returns a sample's id, a hash of everything that the sample's types
 * depend on: its fence, the code of plugins/code, and `inputs`. Types can be cached by this id,
 * in builds and in browsers. The id does not cover the order of a union's members, which depends
 * on what else was compiled.
 *
 * @param inputs globs, relative to the site, of other files that types depend on, such as the
 *   lock file. They are read once: a change takes effect at the next start.
 */
export function createSampleId(siteDir: string, inputs: readonly string[]): SampleId {
  const files = [
    ...globSync(['{build,shared}/**/*.ts', '!**/*.test.ts'], {
      cwd: join(__dirname, '..', '..'),
      absolute: true,
    }),
    ...globSync([...inputs], {cwd: siteDir, absolute: true}),
  ]
  const hashOfFiles = createHash('sha256')
  for (const file of files.sort()) hashOfFiles.update(readFileSync(file))
  return ({code, language, signature}) =>
    hashOfFiles
      .copy()
      .update(JSON.stringify([code, language, signature]))
      .digest('hex')
      .slice(0, 8)
}
