import {existsSync} from 'node:fs'
import {mkdir, writeFile} from 'node:fs/promises'
import {dirname} from 'node:path'
import {stdin, stdout} from 'node:process'
import {createInterface} from 'node:readline/promises'
import {parseArgs, styleText} from 'node:util'
import {fillForm, type Answers, type Ask, type Question} from './form'
import type {PageKind} from './page'

/** Reads flags such as `--title "…"`, one for each question. */
function readFlags(questions: readonly Question[]): Answers {
  const {values} = parseArgs({
    options: Object.fromEntries(
      questions.map(({name}) => [name, {type: 'string' as const}]),
    ),
  })
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

/** Asks in the terminal, where there is one. */
async function inTerminal<Result>(
  action: (ask: Ask | undefined) => Promise<Result>,
): Promise<Result> {
  if (!stdin.isTTY) return action(undefined)
  const terminal = createInterface({input: stdin, output: stdout})
  terminal.on('SIGINT', () => {
    console.log('\nNothing was written.')
    process.exit(130)
  })
  try {
    return await action(({name, hint}, suggestion) => {
      const note = suggestion === undefined ? '' : ` [${suggestion}]`
      return terminal.question(`${styleText('bold', name)} (${hint})${note}: `)
    })
  } finally {
    terminal.close()
  }
}

/**
 * Command line of a kind of page: asks for what its flags leave open, writes the file and
 * says what to do next. Sets the exit code to 1 when something is wrong.
 */
export async function runNewPage({questions, create}: PageKind): Promise<void> {
  try {
    const flags = readFlags(questions)
    const answers = await inTerminal((ask) =>
      fillForm(questions, flags, ask, console.log),
    )
    const {file, content, nextSteps} = create(answers)
    if (existsSync(file)) throw new Error(`${file} exists already: nothing was written`)
    await mkdir(dirname(file), {recursive: true})
    await writeFile(file, content)
    const steps = nextSteps.map((step, index) => `  ${index + 1}. ${step}`)
    console.log([`Wrote ${file}. Next:`, ...steps].join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
