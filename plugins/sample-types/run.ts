import {describeSite} from './describeSite'

// A process of its own: the compiler works beside the bundler, on another core.
const [, , root = '', folder = ''] = process.argv
describeSite(root, folder).then(
  (ids) => process.stdout.write(JSON.stringify(ids)),
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
