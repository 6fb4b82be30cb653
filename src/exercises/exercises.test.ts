// @vitest-environment jsdom
import {readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import * as core from '@react-facet/core'
import * as sharedFacet from '@react-facet/shared-facet'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import {transform} from 'sucrase'
import {globSync} from 'tinyglobby'
import {describe, expect, it} from 'vitest'
import {mount as mountDomFiber} from '@site/plugins/playground/frame/renderers/domFiber'
import {mount as mountReactDom} from '@site/plugins/playground/frame/renderers/reactDom'
import * as domFiber from '@site/plugins/playground/shared/domFiber'
import type {Exercise, Verdict} from '@site/plugins/playground/shared/exercise'
import {createChecker} from '@site/plugins/playground/frame/checks'
import {compileModule, type Require} from '@site/plugins/playground/frame/evaluate'

/** The modules that programs can import. */
const modules: Partial<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@react-facet/core': core,
  '@react-facet/dom-fiber': domFiber,
  '@react-facet/shared-facet': sharedFacet,
}
const require: Require = (name) => modules[name]

/** Reads a file of an exercise. */
const read = (name: string, file: string) =>
  readFileSync(join(__dirname, name, file), 'utf8')

/** Runs the checks of an exercise on a program that one of its files exports. */
async function check(name: string, file: string, program = 'default') {
  const {code} = transform(read(name, file), {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  })
  const {default: exercise} = (await import(`./${name}/checks.ts`)) as {
    default: Exercise<object>
  }
  const evaluate = compileModule(code, file)
  const verdicts = await createChecker(exercise, modules, require).run(
    (given) => ({default: evaluate(given)[program]}),
    exercise.root === 'react-dom' ? mountReactDom : mountDomFiber,
  )
  const failures = verdicts.filter(({failure}) => failure !== undefined)
  return {exercise, verdicts, failures}
}

const titlesOf = (verdicts: readonly Verdict[]) => verdicts.map(({title}) => title)

interface Attempt {
  program: string
  /** The failure that the comment above the program names. Solutions have none. */
  failure?: Verdict
}

/** Lists the programs of attempts.tsx, each with the failure that it should have. */
function attemptsOf(name: string): Attempt[] {
  const programs = read(name, 'attempts.tsx').matchAll(
    /(?:^\/\/ (.+)\n\/\/ (.+)\n)?^export (?:function|const) (\w+)/gm,
  )
  return [...programs].map(([, title, failure, program = '']) => ({
    program,
    failure: title === undefined ? undefined : {title, failure},
  }))
}

const names = globSync('*/checks.ts', {cwd: __dirname}).sort().map(dirname)

describe.each(names)('%s', (name) => {
  const attempts = attemptsOf(name)
  const solutions = attempts.filter(({failure}) => !failure)
  const mistakes = attempts.filter(({failure}) => failure)

  it('starts with a program that fails the checks in `asked` and no others', async () => {
    const {exercise, failures} = await check(name, 'start.tsx')
    expect(titlesOf(failures)).toEqual(Object.keys(exercise.asked))
  })

  it('is solved by the solution, and by at least two others', async () => {
    expect((await check(name, 'solution.tsx')).failures).toEqual([])
    expect(solutions.length).toBeGreaterThanOrEqual(2)
    for (const {program} of solutions) {
      const {failures} = await check(name, 'attempts.tsx', program)
      expect(failures, program).toEqual([])
    }
  })

  it('recognises at least three mistakes, and each check fails for at least one of them', async () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(3)
    const failed = new Set<string>()
    let titles: string[] = []
    for (const {program, failure} of mistakes) {
      const {verdicts, failures} = await check(name, 'attempts.tsx', program)
      expect(failures, program).toContainEqual(failure)
      titles = titlesOf(verdicts)
      titlesOf(failures).forEach((title) => failed.add(title))
    }
    expect(titles.filter((title) => !failed.has(title))).toEqual([])
  })
})
