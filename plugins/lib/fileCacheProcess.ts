// The process that fileCache.ts starts. It writes the files that a module makes.
import {mkdir, rename, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {FileMaker} from './fileCache'

/** Makes the files of a request. Other processes see each file in full or not at all. */
async function writeFiles(request: unknown): Promise<void> {
  const [, , maker = '', folder = ''] = process.argv
  const {default: make} = require(maker) as {default: FileMaker<unknown>}
  await mkdir(folder, {recursive: true})
  for await (const [name, content] of make(request)) {
    const file = join(folder, name)
    const unfinished = `${file}.${process.pid}.tmp`
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  }
}

process.once('message', (request) => {
  writeFiles(request).then(
    () => {
      // Nobody waits any more when the build has failed.
      if (process.connected) process.disconnect()
    },
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
