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

it('lists samples with a title or an export that no fact runs', async () => {
  const problems = await check(samples, {
    'docs/a.mdx': page,
    'facts/docs/a.test.tsx': "sample('Run')",
    'facts/docs/b.test.tsx': "sample('Forgotten')",
  })
  const message =
    "no fact runs this sample: call sample('…') with words of it in facts/docs/a.samples.test.tsx"
  expect(problems).toEqual([
    `docs/a.mdx:10  samples  ${message}`,
    `docs/a.mdx:14  samples  ${message}`,
  ])
})
