import {createHash, type Hash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import type {Sample} from '../apiLinks/references'

/**
 * The files that types and their texts follow from besides the code of a sample: the
 * installed packages, how we ask, and the highlighter, which knows the colours of a text.
 */
export function cacheKeyFiles(): string[] {
  const patterns = [
    'package-lock.json',
    'types/**',
    'src/examples/support/**',
    'plugins/code/**/*.ts',
    '!**/*.test.ts',
  ]
  return globSync(patterns, {
    cwd: join(__dirname, '..', '..', '..'),
    absolute: true,
  }).sort()
}

/** Read once: a change of these files needs a new start. */
let hashOfFiles: Hash | undefined

/**
 * Names a sample by all that its types follow from. The same id means the same types, so
 * that they can be cached, here and in browsers; only the order in which the compiler
 * writes a union depends on what else it compiled.
 */
export function sampleId({code, language, signature = ''}: Sample): string {
  hashOfFiles ??= cacheKeyFiles().reduce(
    (hash, file) => hash.update(readFileSync(file)),
    createHash('sha256'),
  )
  return hashOfFiles
    .copy()
    .update(JSON.stringify([code, language, signature]))
    .digest('hex')
    .slice(0, 8)
}
