import {runCommand} from '../commandLine'
import {run} from './cli'

runCommand(async () => {
  process.exitCode = await run(process.cwd(), process.argv.slice(2), console.log)
})
