import {beforeAll, expect, it} from 'vitest'
import {check, fence, fixture, frontMatter} from '../test/fixture'
import type {Rule} from '../rule'
import type {Site} from '../site'
import {collections} from './collections'
import {elements} from './elements'
import {exports} from './exports'

/** The files of a repository that documents everything: contents by path. */
let complete: Record<string, string>
let packages: Site['packages']
const OVERVIEW = 'docs/api/overview.mdx'
const TYPES = 'docs/api/support-types.mdx'
const ELEMENTS = 'docs/api/fast-components.mdx'

beforeAll(async () => {
  ;({packages} = await fixture({}))
  const names = [...new Set(packages().exports.map((exported) => exported.package))]
  const anchors = new Map<string, number>()
  const anchor = (name: string) => {
    const id = name.toLowerCase()
    const seen = anchors.get(id) ?? 0
    anchors.set(id, seen + 1)
    return seen === 0 ? id : `${id}-${seen}`
  }
  const sorted = [...packages().exports].sort((a, b) => (a.name < b.name ? -1 : 1))
  const links = new Map(
    sorted.map(({name}) => [name, `[\`${name}\`](./support-types.mdx#${anchor(name)})`]),
  )
  complete = {
    [OVERVIEW]: names
      .map((name) => {
        const rows = sorted
          .filter((exported) => exported.package === name)
          .map((exported) => `| ${links.get(exported.name)} | Text |\n`)
        return `## ${name}\n\n| Export | Use |\n| - | - |\n${rows.join('')}\n`
      })
      .join(''),
    [TYPES]: [
      frontMatter,
      ...sorted.map(
        ({name}) =>
          `### ${name}\n\n${fence(`ts signature="${name}"`, '')}\n${fence('ts', 'const a = 1')}\n`,
      ),
      '## Pitfalls\n\n## Related pages\n',
    ].join(''),
    [ELEMENTS]: `| Element | Use |\n| - | - |\n${packages()
      .elements.map((name) => `| \`${name}\` | Text |\n`)
      .join('')}`,
  }
})

it('accepts a repository that documents everything', async () => {
  for (const rule of [exports, elements, collections])
    expect(await check(rule, complete, {packages})).toEqual([])
})

/** What a rule says about the complete repository after replacements in one of its files. */
async function reports(
  rule: Rule,
  file: string,
  ...changes: [string | RegExp, string][]
) {
  let text = complete[file] ?? ''
  for (const [from, to] of changes) {
    const changed = text.replace(from, to)
    expect(changed).not.toBe(text)
    text = changed
  }
  const problems = await check(rule, {...complete, [file]: text}, {packages})
  return problems.map((problem) => problem.slice(problem.indexOf('  ') + 2))
}

it('reports what the index lacks, repeats or invents', async () => {
  expect(
    await reports(
      exports,
      OVERVIEW,
      [/\| \[`batch`\].*\n/, ''],
      ['[`createFacet`]', '[`createFacets`]'],
      [/\[`useFacetMap`\]\([^)]*\)/, '`useFacetMap`'],
      [/(\| \[`With`\].*\n)/, '$1$1'],
      ['mdx#usefacetmemo)', 'mdx#task)'],
    ),
  ).toEqual([
    'exports  the index of @react-facet/core lacks `batch`: add a row that links to its page',
    'exports  the index of @react-facet/core lacks `createFacet`: add a row that links to its page',
    'exports  the index has `With` twice: keep one row',
    'exports  @react-facet/core exports no `createFacets`: remove the row',
    'exports  write the first cell as one link in code style: [`useFacetMap`](./page.mdx)',
    `exports  \`useFacetMemo\` has a heading of its own on ${TYPES}: link to #usefacetmemo`,
  ])
  const moved = ['## @react-facet/core', '## @react-facet/dom-fiber'] as [string, string]
  expect(await reports(exports, OVERVIEW, moved)).toContain(
    'exports  `batch` belongs to the table of @react-facet/core',
  )
})

it('reports signatures that are missing, repeated, unknown, or not where the index says', async () => {
  expect(
    await reports(
      exports,
      TYPES,
      [/```ts signature="batch"\n\n```\n/, ''],
      [/(```ts signature="With"\n\n```\n)/, '$1\n$1'],
      ['## Pitfalls', '### bunch\n\n```ts signature="bunch"\n```\n\n## Pitfalls'],
    ),
  ).toEqual([
    'exports  no page shows the signature of `batch`: add a fence with signature="batch" to its page',
    expect.stringMatching(
      /^exports {2}the signature of `With` is already at docs\/api\/support-types\.mdx:\d+: keep one$/,
    ),
    'exports  no package exports `bunch`: correct the name in signature="…" or remove the fence',
    'exports  links to ./support-types.mdx#batch-1, which does not have the signature of `batch`: link to the page or section that does',
  ])
})

it('reports missing and unknown elements', async () => {
  expect(await reports(elements, ELEMENTS, ['`fast-img`', '`<fast-image>`'])).toEqual([
    'elements  no table lists `fast-img`: add it to the first column of one',
    'elements  there is no element `fast-image`: remove it from the table',
  ])
})

it('reports an export without a heading or an example', async () => {
  const example = /(?<=signature="With"\n\n```\n\n)```ts\nconst a = 1\n```/
  expect(
    await reports(collections, TYPES, ['### batch', '### Batching'], [example, '']),
  ).toEqual([
    'collections  `With` has no example: add a ts or tsx fence or an <Example> to its section',
    'collections  put the signature under a level-2 or level-3 heading "batch"',
  ])
})
