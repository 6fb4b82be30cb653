import {run} from './cli'

run(process.cwd(), process.argv.slice(2), console.log).then(
  (status) => {
    process.exitCode = status
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  },
)
