// @vitest-environment jsdom
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import * as core from '@react-facet/core'
import * as sharedFacet from '@react-facet/shared-facet'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import {transform} from 'sucrase'
import {globSync} from 'tinyglobby'
import {describe, expect, it} from 'vitest'
import {mount as mountDomFiber} from '../components/Example/renderers/domFiber'
import {mount as mountReactDom} from '../components/Example/renderers/reactDom'
import * as domFiber from '../lib/domFiber'
import type {Exercise, Verdict} from '../playground/exercise'
import {createChecker} from '../playground/frame/checks'
import {compileModule, type Require} from '../playground/frame/evaluate'

/** The modules that programs can import. */
const modules: Partial<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@react-facet/core': core,
  '@react-facet/dom-fiber': domFiber,
  '@react-facet/shared-facet': sharedFacet,
}
const require: Require = (name) => modules[name]

const filesOf = (name: string, pattern: string) =>
  globSync(pattern, {cwd: join(__dirname, name)}).sort()

/** Runs the checks of an exercise on one of its programs. */
async function check(name: string, file: string) {
  const source = readFileSync(join(__dirname, name, file), 'utf8')
  const {code} = transform(source, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  })
  const {default: exercise} = (await import(`./${name}/checks.ts`)) as {
    default: Exercise<object>
  }
  const verdicts = await createChecker(exercise, modules, require).run(
    compileModule(code, file),
    exercise.root === 'react-dom' ? mountReactDom : mountDomFiber,
  )
  return {source, exercise, verdicts}
}

const titlesOf = (verdicts: readonly Verdict[]) => verdicts.map(({title}) => title)
const failuresOf = (verdicts: readonly Verdict[]) =>
  verdicts.filter(({failure}) => failure !== undefined)

/** Reads the check that a mistake must fail, and its message, from the file's first lines. */
function expectedFailure(source: string): Verdict {
  const [, title = '', failure = ''] = /^\/\/ (.+)\n\/\/ (.+)\n/.exec(source) ?? []
  return {title, failure}
}

describe.each(filesOf('', '*/checks.ts').map((file) => file.split('/')[0] ?? ''))(
  '%s',
  (name) => {
    it('starts with a program that fails exactly the checks of the task', async () => {
      const {exercise, verdicts} = await check(name, 'start.tsx')
      expect(titlesOf(failuresOf(verdicts))).toEqual(Object.keys(exercise.asked))
    })

    it.each(['solution.tsx', ...filesOf(name, 'solutions/*.tsx')])(
      'is solved by %s',
      async (file) => {
        const {verdicts} = await check(name, file)
        expect(failuresOf(verdicts)).toEqual([])
      },
    )

    it('recognises each mistake, and each check fails for at least one of them', async () => {
      const mistakes = filesOf(name, 'mistakes/*.tsx')
      const failed = new Set<string>()
      let titles: string[] = []
      for (const file of mistakes) {
        const {source, verdicts} = await check(name, file)
        expect(failuresOf(verdicts), file).toContainEqual(expectedFailure(source))
        titles = titlesOf(verdicts)
        failuresOf(verdicts).forEach(({title}) => failed.add(title))
      }
      expect(titles.filter((title) => !failed.has(title))).toEqual([])
      expect(mistakes.length, 'mistakes').toBeGreaterThanOrEqual(3)
      expect(filesOf(name, 'solutions/*.tsx').length, 'solutions').toBeGreaterThanOrEqual(
        2,
      )
    })
  },
)
