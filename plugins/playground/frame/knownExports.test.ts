import * as core from '@react-facet/core'
import {transform} from 'sucrase'
import {expect, it} from 'vitest'
import {lineOfError} from '../shared/problem'
import {withKnownExports} from './knownExports'

/** Runs a program as a frame does, with React Facet and a CommonJS module to import. */
function run(source: string): unknown {
  const modules: Record<string, object> = {
    '@react-facet/core': {...core, __esModule: true},
    plain: {one: 1},
  }
  const require = (name: string) => withKnownExports(name, modules[name] ?? {})
  const {code} = transform(source, {transforms: ['imports'], filePath: 'a.ts'})
  const exports: {default?: unknown} = {}
  // oxlint-disable-next-line no-eval -- as evaluate.ts does
  const evaluate = (0, eval)(
    `(function (require, exports) {${code}\n})\n//# sourceURL=a.ts`,
  ) as (...values: unknown[]) => void
  evaluate(require, exports)
  return exports.default
}

it.each([
  ["import {useFacetEffects} from '@react-facet/core'", 'useFacetEffects()'],
  ["import * as core from '@react-facet/core'", 'core.useFacetEffects()'],
])('names the missing export, and the line that uses it, for %s', (imported, use) => {
  let thrown: unknown
  try {
    run(`${imported}\n\n${use}`)
  } catch (error) {
    thrown = error
  }
  expect(String(thrown)).toBe('Error: @react-facet/core has no export useFacetEffects.')
  expect(lineOfError(thrown, 'a.ts')).toBe(3)
})

it.each([
  ["import {NO_VALUE} from '@react-facet/core'; export default NO_VALUE", core.NO_VALUE],
  ["import plain from 'plain'; export default plain.one", 1],
  ["import * as plain from 'plain'; export default plain.one", 1],
])('returns what a module exports: %s', (source, value) => {
  expect(run(source)).toBe(value)
})

it('allows a dynamic import', async () => {
  // To resolve with the module, the promise reads `then`, which the module does not export.
  const later = run("export default import('@react-facet/core')")
  expect(await later).toHaveProperty('NO_VALUE', core.NO_VALUE)
})
