import {expect, it} from 'vitest'
import {check, fence, frontMatter} from '../test/fixture'
import {samples} from './samples'

const page = [
  frontMatter,
  fence('tsx', 'export function Run() {}'),
  fence('tsx', 'export function Forgotten() {}'),
  fence('ts title="main.ts"', 'start()'),
  fence('ts', 'export type Health = number'),
  fence('ts title="elements.d.ts"', "import 'elements'"),
  fence('ts', '// @errors: 2322\nexport const health: string = 1'),
  fence('ts', 'const part = 1'),
  fence('ts signature="Forgotten"', ''),
  '## Exercise\n',
  fence('tsx title="solution.tsx"', 'export default function Solution() {}'),
].join('\n')

it('lists samples with a title or an export that no fact runs, those of a partial once', async () => {
  const problems = await check(samples, {
    'docs/_part.mdx': fence('ts', 'export const shared = 1'),
    'docs/a.mdx': page,
    'docs/b.mdx': `${frontMatter}\nimport Part from './_part.mdx'\n\n<Part />\n`,
    'facts/docs/a.test.tsx': "sample('Run')",
    'facts/docs/b.test.tsx': "sample('Forgotten')",
  })
  const message = "no fact runs this sample: call sample('…') with words of it in"
  expect(problems).toEqual([
    `docs/_part.mdx:1  samples  ${message} facts/docs/_part.test.tsx`,
    `docs/a.mdx:10  samples  ${message} facts/docs/a.test.tsx`,
    `docs/a.mdx:14  samples  ${message} facts/docs/a.test.tsx`,
  ])
})
