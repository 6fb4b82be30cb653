// Lists promises of ARCHITECTURE.md whose tests are missing: npm run check:promises.
import {existsSync, readFileSync} from 'node:fs'
import {promiseProblems} from './lint/promises'

const problems = promiseProblems(readFileSync('ARCHITECTURE.md', 'utf8'), (path) =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined,
)
for (const problem of problems) console.error(`ARCHITECTURE.md: ${problem}`)
if (problems.length > 0) process.exitCode = 1
