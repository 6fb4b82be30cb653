import {expect, it} from 'vitest'
import {check, fence, frontMatter} from '../test/fixture'
import {fences} from './fences'

/** Checks fences, each on a page of its own, below four lines of front matter. */
function checkFences(...sources: string[]) {
  const pages = sources.map((source, index): [string, string] => [
    `docs/p${index}.mdx`,
    frontMatter + source,
  ])
  return check(fences, Object.fromEntries(pages))
}

it('accepts complete modules, code above a cut and announced errors', async () => {
  const counter = `import {useFacetState} from '@react-facet/core'
// ---cut---
export const Count = () => {
  const [count] = useFacetState('0')
  return <fast-text text={count} />
}`
  const problems = await checkFences(
    fence('tsx title="Count.tsx" {2,4-6} showLineNumbers', counter),
    fence('ts', 'const same = 1') + fence('ts', "const same = 'a'"),
    fence(
      'ts',
      '// @errors: 2322 2345\nconst a: string = 1\nparseInt(2)\nconst b: string = 3',
    ),
    fence('bash', 'npm run build'),
  )
  expect(problems).toEqual([])
})

it('reports unexpected and missing errors at their lines', async () => {
  const problems = await checkFences(
    fence('ts', 'const a = 1\nconst b: string = a'),
    fence('tsx', '// @errors: 2345\nexport const A = () => <fast-div tabIndex={1} />'),
    `- item\n\n  ${fence('ts', 'let a =').replaceAll('\n', '\n  ')}`,
    fence('ts', "import {b} from './b'\nexport const c = b"),
    fence('ts', "import {useFacet} from '@react-facet/core'"),
  )
  expect(problems).toEqual([
    "docs/p0.mdx:7  fences  TS2322: Type 'number' is not assignable to type 'string'.",
    'docs/p1.mdx:6  fences  announces TS2345, which does not occur: correct the list of errors or the code',
    expect.stringMatching(/^docs\/p1\.mdx:7 {2}fences {2}TS2322: .*tabIndex/),
    'docs/p2.mdx:8  fences  TS1109: Expression expected.',
    expect.stringMatching(/^docs\/p3\.mdx:6 {2}fences {2}TS2307: .*'\.\/b'/),
    expect.stringMatching(
      /^docs\/p4\.mdx:6 {2}fences {2}TS2724: .*no exported member named 'useFacet'/,
    ),
  ])
})

it('reports fences that would escape the check', async () => {
  const problems = await checkFences(
    fence('jsx', '<a />'),
    fence('ts', '// @ts-expect-error\nconst a: string = 1'),
    fence('ts', 'const a = 1\n// @errors: 2322\nconst b: string = a'),
  )
  expect(problems).toEqual([
    'docs/p0.mdx:5  fences  write `tsx` instead of `jsx`',
    expect.stringMatching(/^docs\/p1\.mdx:6 .*suppresses errors/),
    expect.stringMatching(/^docs\/p2\.mdx:8 .*TS2322/),
  ])
})

it('knows the API that dom-fiber 18.x adds', async () => {
  const problems = await checkFences(
    fence(
      'tsx',
      `import {createRoot} from '@react-facet/dom-fiber'
const root = createRoot(document.getElementById('root'))
root.render(<fast-text text="a" />)
root.unmount()`,
    ),
    fence(
      'tsx',
      "import {createRoot} from '@react-facet/dom-fiber'\ncreateRoot('#root')",
    ),
  )
  expect(problems).toEqual([expect.stringMatching(/^docs\/p1\.mdx:7 .*TS2345/)])
})
