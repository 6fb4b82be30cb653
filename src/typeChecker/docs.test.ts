import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, it} from 'vitest'
import {findFiles, pageGlobs} from '../../plugins/content/files'
import {createMarkdownReader} from '../../plugins/content/reader'
import {collectDeclarations} from '../../plugins/playground/build/typeChecker/declarations'
import {readHelp} from '../../plugins/playground/build/typeChecker/help'
import {createTypeService} from '../../plugins/playground/client/TypeChecker/service'
import {isKnown} from '../../plugins/playground/shared/knownMessages'
import {examples, library, pageFolders} from '../../siteParts'

const root = join(__dirname, '..', '..')
const readMarkdown = createMarkdownReader(root)
const {check, complete, describe} = createTypeService(
  collectDeclarations(root, {
    modules: ['react', 'react-dom/client', ...library.packages],
    support: `${examples.folder}/support`,
    additions: library.additions,
  }),
)

/** A fence of TypeScript whose first line announces errors. */
const announcing = /^ *```tsx?\b.*\n( *\/\/ @errors:(.*)\n[^]*?)^ *```/gm

it('the editor shows the errors that samples of the docs announce, and no others', async () => {
  const files = await findFiles(root, pageGlobs(pageFolders))
  const pages = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const samples = pages.flatMap((page, index) =>
    [...page.matchAll(announcing)].map(([, code = '', codes = '']) => {
      return {file: files[index], code, announced: codes.trim().split(' ')}
    }),
  )
  // None was overlooked.
  expect(samples).toHaveLength(pages.join('').split('// @errors:').length - 1)
  const shown = samples.map(({file, code}) => {
    return {file, codes: [...new Set(check(code).map((error) => String(error.code)))]}
  })
  expect(shown).toEqual(samples.map(({file, announced}) => ({file, codes: announced})))
})

const head = `import {useFacetMap, useFacetState, useFacetUnwrap} from '@react-facet/core'
const [count] = useFacetState(1)
const [name] = useFacetState('a')
const shown = useFacetUnwrap(name)
`

it.each([
  ['export default () => <p>{count}</p>', /^Type 'Facet<number>' .* 'ReactNode'/],
  ['export default () => <p className={name} />', /^Type 'Facet<string>' .* 'string'/],
  ['export default count + 1', /^Operator '\+' /],
  ['export default count * 2', /^The left-hand side /],
  ['export default name.length', /^Property 'length' .* 'Facet<string>'/],
  ['export default shown.length', /^Property 'length' .* 'string \| unique symbol'/],
  ['const text: string = shown\nexport default text', /^Type 'string \| unique symbol'/],
])('Troubleshooting knows the error of %s', async (line, message) => {
  const help = {page: 'docs/getting-started.mdx', section: 'Troubleshooting'}
  const {known, help: route} = await readHelp(readMarkdown, help)
  const [error] = check(head + line)
  expect(error?.message).toMatch(message)
  expect(isKnown(error?.message ?? '', known)).toBe(true)
  expect(isKnown("Type 'boolean' is not assignable to type 'Player'.", known)).toBe(false)
  expect(route).toBe('/docs/getting-started#troubleshooting')
})

/** What is offered at the sign `|` in a program. */
const offered = (program: string) =>
  complete(program.replace('|', ''), program.indexOf('|'))?.options.map(
    ({label}) => label,
  )

it('completes exports, elements, their props, and what a selector gets', () => {
  expect(offered(`import {useFacetM|} from '@react-facet/core'`)).toContain(
    'useFacetMemo',
  )
  expect(offered('export default () => <fast-te|></fast-text>')).toContain(
    'fast-textarea',
  )
  expect(offered('export default () => <fast-text te| />')).toContain('text')
  const player = 'declare const player: Facet<{health: number}>'
  expect(
    offered(
      `import {useFacetMap, type Facet} from '@react-facet/core'\n${player}\n` +
        'export const health = useFacetMap((now) => now.|, [], [player])',
    ),
  ).toEqual(['health'])
})

it('describes an export as samples do', () => {
  const found = describe(head, head.indexOf('useFacetMap') + 1)
  expect(found?.text).toMatch(/^function useFacetMap<M, .*>\(selector: /)
  expect(found?.note).toMatch(/^Helper hook that allows mapping a value/)
})
