import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import type {Sample} from '../apiLinks/references'

/**
 * What types and their texts follow from besides the code: the installed packages, how we
 * ask, and the highlighter, which tells the colours of a text.
 */
export const circumstanceFiles = globSync(
  [
    'package-lock.json',
    'types/**',
    'src/examples/support/**',
    'plugins/code/**/*.ts',
    '!**/*.test.ts',
  ],
  {cwd: join(__dirname, '..', '..', '..'), absolute: true},
).sort()

const circumstances = circumstanceFiles.reduce(
  (hash, file) => hash.update(readFileSync(file)),
  createHash('sha256'),
)

/**
 * Names a sample by all that its types follow from. The same id means the same types, so
 * that they can be cached, here and in browsers; only the order in which the compiler
 * writes a union depends on what else it compiled.
 */
export function sampleId({code, language, signature = ''}: Sample): string {
  return circumstances
    .copy()
    .update(JSON.stringify([code, language, signature]))
    .digest('hex')
    .slice(0, 8)
}
