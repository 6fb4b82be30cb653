import ts from 'typescript'
import {expect, it} from 'vitest'
import {check, fence, fixture} from '../test/fixture'
import {signatures} from './signatures'

/** The page for the signature at an index. Adding 1000 makes the names sort by index. */
const pageOf = (index: number) => `docs/p${1000 + index}.mdx`

/** Checks signatures, each on a page of its own. */
function checkSignatures(...cases: [name: string, code: string][]) {
  const pages = cases.map(([name, code], index): [string, string] => [
    pageOf(index),
    fence(`ts signature="${name}"`, code),
  ])
  return check(signatures, Object.fromEntries(pages))
}

/** Every export of the packages with the text of its declaration. */
async function declarations(): Promise<[name: string, code: string][]> {
  const {exports} = (await fixture({})).packages()
  return exports.map(({name, symbol: {declarations: nodes = []}}) => [
    name,
    nodes
      .map((node) => (ts.isVariableDeclaration(node) ? node.parent.parent : node))
      .map((node) => node.getText().replace(/^(?:(?:export|declare) )+/, ''))
      .join('\n'),
  ])
}

it("accepts every package's own declarations", async () => {
  expect(await checkSignatures(...(await declarations()))).toEqual([])
})

it('rejects every declaration that is changed in one place', async () => {
  const changes: [from: RegExp, to: string][] = [
    [/\?:/, ':'],
    [/(\w): /, '$1?: '],
    [/=> void\b/, '=> number'],
    [/\bunknown\b/, 'any'],
    [/\bany\b/, 'unknown'],
    [/\bboolean\b/, 'string'],
    [/\| undefined/, '| null'],
    [/: Facet</, ': WritableFacet<'],
    [/ extends Value>/, '>'],
    [/<T>/, '<T extends string>'],
    [/\bHTML(?:Div|Image|Anchor)Element\b/, 'HTMLElement'],
    [/(\w+)\?: /, '$1Renamed?: '],
    [/\((\w+): /, '($1Renamed: '],
  ]
  const cases = (await declarations()).flatMap(([name, code]) =>
    changes
      // Changes only what follows the name.
      .map(([from, to]): [string, string] => {
        const start = code.indexOf(name) + name.length
        return [name, code.slice(0, start) + code.slice(start).replace(from, to)]
      })
      .filter(([, changed]) => changed !== code),
  )
  const problems = await checkSignatures(...cases)
  const accepted = cases.filter(
    (_case, index) => !problems.some((line) => line.startsWith(pageOf(index))),
  )
  expect(accepted).toEqual([])
  expect(cases.length).toBeGreaterThan(300)
})

it('ignores layout, quote style and the module before the name of a type', async () => {
  const problems = await checkSignatures(
    ['batch', 'const batch: (\n  b: Batch\n) => void'],
    [
      'createFacetContext',
      'function createFacetContext<T>(initialValue: T): Context<Facet<T>>',
    ],
    [
      'SharedFacetDriverProvider',
      'const SharedFacetDriverProvider: import("react").Provider<SharedFacetDriver>',
    ],
  )
  expect(problems).toEqual([])
})

it('reports how a signature differs', async () => {
  const mount =
    'const Mount: ({ when, children, condition }: MountProps) => ReactElement<any, string | JSXElementConstructor<any>> | null'
  const problems = await checkSignatures(
    ['batch', 'const batch: (b: Update<number>) => void'],
    ['isFacet', 'const isFacets: <T>(value: T | Facet<T>) => boolean'],
    ['Mount', `${mount}\ntype MountProps = {when: Facet<boolean>}`],
    ['batch', 'const batch: (b: Batch) => void\ntype Batches = Batch[]'],
    [
      'useFacetRef',
      'function useFacetRef<T>(facet: Facet<T>): MutableRefObject<Option<T>>',
    ],
  )
  expect(problems).toEqual([
    'docs/p1000.mdx:1  signatures  `batch` differs from the package. Documented: const batch: (b: Update<number>) => void; Declared: const batch: (b: Batch) => void;',
    'docs/p1001.mdx:1  signatures  declares no `isFacet`: write its declaration in the fence',
    expect.stringMatching(
      /^docs\/p1002\.mdx:1 .*`MountProps` differs .*Documented: when: .*Declared: when: /,
    ),
    'docs/p1003.mdx:1  signatures  declares `Batches`, which the package does not: leave it out',
    expect.stringMatching(/^docs\/p1004\.mdx:1 .*differs .*defaultValue: T/),
  ])
})
