import {beforeAll, expect, it} from 'vitest'
import {fence, fixture, frontMatter, report} from '../fixture'
import {collections} from './collections'
import {elements} from './elements'
import {exports} from './exports'

/** A repository that documents everything, as contents by path. */
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

/** The complete repository after one replacement in one file, and the line of the change. */
async function change(file: string, from: string | RegExp, to: string) {
  const text = complete[file] ?? ''
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  const place = typeof from === 'string' ? text.indexOf(from) : text.search(from)
  const line = text.slice(0, place).split('\n').length
  return {site: await fixture({...complete, [file]: changed}), line}
}

it('accepts a complete index', async () => {
  const site = await fixture(complete)
  expect(report(exports, site)).toEqual([])
  expect(report(elements, site)).toEqual([])
  expect(report(collections, site)).toEqual([])
})

it('reports an export that the index lacks', async () => {
  const {site} = await change(OVERVIEW, /\| \[`batch`\].*\n/, '')
  expect(report(exports, site)).toEqual([
    `${OVERVIEW}:3  exports  the index of @react-facet/core lacks \`batch\`: add a row that links to its page`,
  ])
})

it('reports a row for a name that is not exported', async () => {
  const {site, line} = await change(OVERVIEW, '[`batch`]', '[`bunch`]')
  expect(report(exports, site)).toEqual([
    expect.stringContaining('lacks `batch`'),
    `${OVERVIEW}:${line}  exports  @react-facet/core exports no \`bunch\`: remove the row`,
  ])
})

it('reports rows that are not links, are repeated, or are under the wrong package', async () => {
  const plain = await change(OVERVIEW, /\[`batch`\]\([^)]*\)/, '`batch`')
  expect(report(exports, plain.site)).toEqual([
    `${OVERVIEW}:${plain.line}  exports  write the first cell as one link in code style: [\`batch\`](./page.mdx)`,
  ])
  const doubled = await change(OVERVIEW, /(\| \[`batch`\].*\n)/, '$1$1')
  expect(report(exports, doubled.site)).toEqual([
    `${OVERVIEW}:${doubled.line + 1}  exports  the index has \`batch\` twice: keep one row`,
  ])
  const moved = await change(
    OVERVIEW,
    '## @react-facet/core',
    '## @react-facet/dom-fiber',
  )
  expect(report(exports, moved.site)).toContainEqual(
    expect.stringMatching(/`batch` belongs to the table of @react-facet\/core/),
  )
})

it("reports a link to a heading other than the export's own", async () => {
  const elsewhere = await change(OVERVIEW, 'mdx#batch-1)', 'mdx#task)')
  expect(report(exports, elsewhere.site)).toEqual([
    `${OVERVIEW}:${elsewhere.line}  exports  \`batch\` has a heading of its own on ${TYPES}: link to #batch-1`,
  ])
})

it('reports missing, repeated and unknown signatures', async () => {
  const missing = await change(TYPES, /```ts signature="batch"\n\n```\n/, '')
  expect(report(exports, missing.site)).toEqual([
    expect.stringMatching(
      /^docs\/api\/overview\.mdx:\d+ {2}exports {2}no page shows the signature of `batch`/,
    ),
    expect.stringMatching(/which does not have the signature of `batch`/),
  ])
  const twice = await change(TYPES, /(```ts signature="batch"\n\n```\n)/, '$1\n$1')
  expect(report(exports, twice.site)).toEqual([
    `${TYPES}:${twice.line + 4}  exports  the signature of \`batch\` is already at ${TYPES}:${twice.line}: keep one`,
  ])
  const foreign = await change(
    TYPES,
    '## Pitfalls',
    '### bunch\n\n```ts signature="bunch"\n```\n\n## Pitfalls',
  )
  expect(report(exports, foreign.site)).toEqual([
    `${TYPES}:${foreign.line + 2}  exports  no package exports \`bunch\`: correct the name in signature="…" or remove the fence`,
  ])
})

it('reports missing and unknown elements', async () => {
  const {site, line} = await change(ELEMENTS, '`fast-img`', '`<fast-image>`')
  expect(report(elements, site)).toEqual([
    `${ELEMENTS}:1  elements  no table lists \`fast-img\`: add it to the first column of one`,
    `${ELEMENTS}:${line}  elements  there is no element \`fast-image\`: remove it from the table`,
  ])
})

it('reports collections without a heading, an example or the section "Pitfalls"', async () => {
  const heading = await change(TYPES, '### batch', '### Batching')
  expect(report(collections, heading.site)).toEqual([
    `${TYPES}:${heading.line + 2}  collections  put the signature under a level-2 or level-3 heading "batch"`,
  ])
  const example = await change(
    TYPES,
    /(?<=signature="batch"\n\n```\n\n)```ts\nconst a = 1\n```/,
    '',
  )
  expect(report(collections, example.site)).toEqual([
    `${TYPES}:${example.line - 4}  collections  \`batch\` has no example: add a ts or tsx fence or an <Example> to its section`,
  ])
  const end = await change(TYPES, '## Pitfalls\n', '## Traps\n')
  expect(report(collections, end.site)).toEqual([
    `${TYPES}:${end.line + 2}  collections  has no "## Pitfalls" before "## Related pages": add that section`,
  ])
})
