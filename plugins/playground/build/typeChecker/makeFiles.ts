import {join} from 'node:path'
import {bundle} from '../../../lib/bundle'
import type {FileRequest, MadeFile} from '../../../lib/fileCache'
import {collectDeclarations, type Sources} from './declarations'

/** The files to make, and what programs can reach. */
export interface Request extends FileRequest<'worker' | 'declarations'>, Sources {
  siteDir: string
}

/** Makes the worker that checks types, with TypeScript in it, and the declarations for it. */
export default async function* makeFiles({
  siteDir,
  items,
  ...sources
}: Request): AsyncGenerator<MadeFile> {
  for (const [file, kind] of items) {
    if (kind === 'declarations') {
      yield [file, JSON.stringify(collectDeclarations(siteDir, sources))]
    } else {
      const entry = join(__dirname, '..', '..', 'client', 'TypeChecker', 'worker.ts')
      const {script} = await bundle(entry, {format: 'iife', target: 'es2022'})
      yield [file, script]
    }
  }
}
