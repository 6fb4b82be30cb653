import {runCommand} from '../commandLine'
import {run} from './cli'
import {rules} from './rules'

runCommand(async () => {
  process.exitCode = await run(process.cwd(), rules, console.log)
})
