import {expect, test} from 'vitest'
import {importedPath, objection} from './layers.mjs'

const refused = (file: string, name: string) => {
  const imported = importedPath(file, name)
  return imported !== undefined && objection(file, imported) !== undefined
}

test.each([
  ['src/lib/a.ts', '../../plugins/lib/b'],
  ['src/lib/a.ts', '@site/plugins/lib/b'],
  ['src/lib/a.ts', '../components/B'],
  ['src/pages/a.tsx', '../../scripts/b'],
  ['plugins/lib/a.ts', '../code/b'],
  ['plugins/lib/a.ts', '../code'],
  ['plugins/code/types/a.ts', '../playground/b'],
  ['plugins/search/a.ts', '../../plugins/search/client/client'],
  ['plugins/search/a.ts', '../../plugins/search/client/prompt/instant/index.ts'],
  ['plugins/search/a.ts', '../../src'],
  ['plugins/search/a.ts', '../../tools/b'],
  ['scripts/a.ts', '../e2e/b'],
  ['e2e/site/a.ts', '../../scripts/b'],
  ['tools/a.ts', '../src/lib/b'],
])('%s may not import %s', (file, name) => {
  expect(refused(file, name)).toBe(true)
})

test.each([
  ['src/components/A/index.tsx', '../../lib/b'],
  ['src/components/search/a.ts', './theme/b'],
  ['plugins/code/a.ts', '../lib/b'],
  ['plugins/code/playground/a.ts', '../types/b'],
  ['plugins/search/a.ts', '../../plugins/search/shared/types'],
  ['plugins/search/a.ts', '../../src/lib/b.ts'],
  ['plugins/search/a.ts', '../../plugins/search/shared/assets.ts'],
  ['scripts/a.ts', '../src/theme/b'],
  // Without a leading dot, the name of a package.
  ['scripts/a.ts', 'e2e/b'],
  ['e2e/a.ts', '../tools/b'],
])('%s may import %s', (file, name) => {
  expect(refused(file, name)).toBe(false)
})
