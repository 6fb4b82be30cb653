import {describeSamples, type Request} from './describeSamples'

// A process of its own: the compiler works beside the bundler, on another core.
process.once('message', (request: Request) => {
  describeSamples(request).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
