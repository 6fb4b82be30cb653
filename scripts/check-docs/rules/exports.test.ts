import {beforeAll, expect, it} from 'vitest'
import {check, fence, fixture, frontMatter} from '../test/fixture'
import type {Rule} from '../rule'
import {collections} from './collections'
import {elements} from './elements'
import {exports} from './exports'

/** The files of a repository that documents everything: contents by path. */
let complete: Record<string, string>
const OVERVIEW = 'docs/api/overview.mdx'
const TYPES = 'docs/api/support-types.mdx'
const ELEMENTS = 'docs/api/fast-components.mdx'

beforeAll(async () => {
  const site = await fixture({})
  const packages = [
    ...new Set(site.packages().exports.map((exported) => exported.package)),
  ]
  const anchors = new Map<string, number>()
  const anchor = (name: string) => {
    const id = name.toLowerCase()
    const seen = anchors.get(id) ?? 0
    anchors.set(id, seen + 1)
    return seen === 0 ? id : `${id}-${seen}`
  }
  const sorted = [...site.packages().exports].sort((a, b) => (a.name < b.name ? -1 : 1))
  const links = new Map(
    sorted.map(({name}) => [name, `[\`${name}\`](./support-types.mdx#${anchor(name)})`]),
  )
  complete = {
    [OVERVIEW]: packages
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
    [ELEMENTS]: `| Element | Use |\n| - | - |\n${site
      .packages()
      .elements.map((name) => `| \`${name}\` | Text |\n`)
      .join('')}`,
  }
})

/** Checks the complete repository after one replacement; also returns the line replaced. */
async function change(rule: Rule, file: string, from: string | RegExp, to: string) {
  const text = complete[file] ?? ''
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  const place = typeof from === 'string' ? text.indexOf(from) : text.search(from)
  const line = text.slice(0, place).split('\n').length
  return {problems: await check(rule, {...complete, [file]: changed}), line}
}

it('accepts a repository that documents everything', async () => {
  for (const rule of [exports, elements, collections])
    expect(await check(rule, complete)).toEqual([])
})

it('reports an export that the index lacks', async () => {
  const {problems} = await change(exports, OVERVIEW, /\| \[`batch`\].*\n/, '')
  expect(problems).toEqual([
    `${OVERVIEW}:3  exports  the index of @react-facet/core lacks \`batch\`: add a row that links to its page`,
  ])
})

it('reports a row for a name that is not exported', async () => {
  const {problems, line} = await change(exports, OVERVIEW, '[`batch`]', '[`bunch`]')
  expect(problems).toEqual([
    expect.stringContaining('lacks `batch`'),
    `${OVERVIEW}:${line}  exports  @react-facet/core exports no \`bunch\`: remove the row`,
  ])
})

it('reports rows that are not links, are repeated, or are under the wrong package', async () => {
  const plain = await change(exports, OVERVIEW, /\[`batch`\]\([^)]*\)/, '`batch`')
  expect(plain.problems).toEqual([
    `${OVERVIEW}:${plain.line}  exports  write the first cell as one link in code style: [\`batch\`](./page.mdx)`,
  ])
  const doubled = await change(exports, OVERVIEW, /(\| \[`batch`\].*\n)/, '$1$1')
  expect(doubled.problems).toEqual([
    `${OVERVIEW}:${doubled.line + 1}  exports  the index has \`batch\` twice: keep one row`,
  ])
  const moved = await change(
    exports,
    OVERVIEW,
    '## @react-facet/core',
    '## @react-facet/dom-fiber',
  )
  expect(moved.problems).toContainEqual(
    expect.stringMatching(/`batch` belongs to the table of @react-facet\/core/),
  )
})

it("reports a link to a heading other than the export's own", async () => {
  // `Batch` comes before `batch` and has the id `batch`.
  const elsewhere = await change(exports, OVERVIEW, 'mdx#batch-1)', 'mdx#task)')
  expect(elsewhere.problems).toEqual([
    `${OVERVIEW}:${elsewhere.line}  exports  \`batch\` has a heading of its own on ${TYPES}: link to #batch-1`,
  ])
})

it('reports missing, repeated and unknown signatures', async () => {
  const missing = await change(exports, TYPES, /```ts signature="batch"\n\n```\n/, '')
  expect(missing.problems).toEqual([
    expect.stringMatching(
      /^docs\/api\/overview\.mdx:\d+ {2}exports {2}no page shows the signature of `batch`/,
    ),
    expect.stringMatching(/which does not have the signature of `batch`/),
  ])
  const twice = await change(
    exports,
    TYPES,
    /(```ts signature="batch"\n\n```\n)/,
    '$1\n$1',
  )
  expect(twice.problems).toEqual([
    `${TYPES}:${twice.line + 4}  exports  the signature of \`batch\` is already at ${TYPES}:${twice.line}: keep one`,
  ])
  const foreign = await change(
    exports,
    TYPES,
    '## Pitfalls',
    '### bunch\n\n```ts signature="bunch"\n```\n\n## Pitfalls',
  )
  expect(foreign.problems).toEqual([
    `${TYPES}:${foreign.line + 2}  exports  no package exports \`bunch\`: correct the name in signature="…" or remove the fence`,
  ])
})

it('reports missing and unknown elements', async () => {
  const {problems, line} = await change(
    elements,
    ELEMENTS,
    '`fast-img`',
    '`<fast-image>`',
  )
  expect(problems).toEqual([
    `${ELEMENTS}:1  elements  no table lists \`fast-img\`: add it to the first column of one`,
    `${ELEMENTS}:${line}  elements  there is no element \`fast-image\`: remove it from the table`,
  ])
})

it('reports an export without a heading or an example, and a page of several exports without "Pitfalls"', async () => {
  const heading = await change(collections, TYPES, '### batch', '### Batching')
  expect(heading.problems).toEqual([
    `${TYPES}:${heading.line + 2}  collections  put the signature under a level-2 or level-3 heading "batch"`,
  ])
  const example = await change(
    collections,
    TYPES,
    /(?<=signature="batch"\n\n```\n\n)```ts\nconst a = 1\n```/,
    '',
  )
  expect(example.problems).toEqual([
    `${TYPES}:${example.line - 4}  collections  \`batch\` has no example: add a ts or tsx fence or an <Example> to its section`,
  ])
  const end = await change(collections, TYPES, '## Pitfalls\n', '## Traps\n')
  expect(end.problems).toEqual([
    `${TYPES}:${end.line + 2}  collections  put a section "## Pitfalls" directly before "## Related pages"`,
  ])
})
