import {runCommand} from '../commandLine'
import {run} from './cli'
import {rules} from './rules'
import {loadSite} from './site'

runCommand(async () => {
  process.exitCode = run(await loadSite(process.cwd()), rules, console.log)
})
