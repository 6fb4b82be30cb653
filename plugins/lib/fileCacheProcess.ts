// The process that fileCache.ts starts: calls the default export of a module once.
import type {FileMaker} from './fileCache'

process.once('message', (request) => {
  const [, , maker = ''] = process.argv
  const {default: make} = require(maker) as {default: FileMaker<unknown>}
  make(request).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
