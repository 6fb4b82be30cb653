import {expect, it} from 'vitest'
import {fence, fixture, report} from '../fixture'
import {printDeclarations} from '../../../plugins/code/samples/typescript/declarations'
import {signatures} from './signatures'

/** The page of the signature with that index; names sort as their numbers do. */
const pageOf = (index: number) => `docs/p${1000 + index}.mdx`

/** Checks signatures, each on a page of its own. */
async function check(...cases: [name: string, code: string][]) {
  const pages = cases.map(([name, code], index): [string, string] => [
    pageOf(index),
    fence(`ts signature="${name}"`, code),
  ])
  return report(signatures, await fixture(Object.fromEntries(pages)))
}

/** Every export of the packages with the text of its declaration. */
async function declarations(): Promise<[name: string, code: string][]> {
  const site = await fixture({})
  return site.packages().exports.map(({name, symbol}) => [
    name,
    // Such qualifiers only mean something in the file of the declaration.
    printDeclarations(symbol).replaceAll('import("..").', ''),
  ])
}

it("accepts every package's own declarations", async () => {
  expect(await check(...(await declarations()))).toEqual([])
})

it('rejects every declaration in which one thing changed', async () => {
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
      // Only after the name, which the change must leave alone.
      .map(([from, to]): [string, string] => {
        const start = code.indexOf(name) + name.length
        return [name, code.slice(0, start) + code.slice(start).replace(from, to)]
      })
      .filter(([, changed]) => changed !== code)
      // The keys are the same whatever the element is.
      .filter(() => name !== 'ValidPropsNames'),
  )
  const problems = await check(...cases)
  const accepted = cases.filter(
    (_case, index) => !problems.some((line) => line.startsWith(pageOf(index))),
  )
  expect(accepted).toEqual([])
  expect(cases.length).toBeGreaterThan(300)
})

it('accepts the same meaning in other words', async () => {
  const problems = await check(
    ['isFacet', 'function isFacet<T>(value: Facet<T> | T): value is Facet<T>'],
    ['NO_VALUE', 'const NO_VALUE: unique symbol'],
    ['Option', 'type Option<T> = T | NoValue'],
    ['Cleanup', 'type Cleanup = () => void'],
    ['Facet', 'interface Facet<T> {\n  observe: Observe<T>\n  get: () => Option<T>\n}'],
    [
      'createFacetContext',
      'const createFacetContext: <T>(initialValue: T) => Context<Facet<T>>',
    ],
    [
      'Mount',
      `const Mount: ({when, children, condition}: MountProps) => ReactElement | null

type MountProps = {
  when: Facet<boolean | undefined>
  children: ReactElement | null
  condition?: boolean
}`,
    ],
    [
      'Mount',
      `const Mount: ({when, children, condition}: {
  when: Facet<boolean | undefined>
  condition?: boolean
  children: ReactElement | null
}) => ReactElement | null`,
    ],
    [
      'useFacetRef',
      `function useFacetRef<T>(facet: Facet<T>): MutableRefObject<Option<T>>
function useFacetRef<T>(facet: Facet<T>, defaultValue: T): MutableRefObject<T>`,
    ],
  )
  expect(problems).toEqual([])
})

it('says what is wrong with a signature, at its line', async () => {
  const problems = await check(
    ['batch', 'const batch: (b: Update<number>) => void'],
    ['isFacet', 'const isFacets: <T>(value: T | Facet<T>) => boolean'],
    ['isFacet', 'const isFacet: <T>(value: T | Faucet<T>) => boolean'],
    ['Option', 'interface Option<T> {\n  value: T\n}'],
    ['Update', 'type Update<V> = (value: V) => void'],
    ['Update', 'interface Update<V> {\n  (next: V): void\n}'],
    [
      'useFacetRef',
      'function useFacetRef<T>(facet: Facet<T>): MutableRefObject<Option<T>>',
    ],
    ['Mount', 'const Mount: (props: MountProps) => ReactElement | null'],
    [
      'Mount',
      'const Mount: ({when, children, condition}: MountProps) => ReactElement | null\ntype MountProps = {when: Facet<boolean>; children: ReactElement | null; condition?: boolean}',
    ],
    ['batch', 'const batch: (b: Batch) => void\ntype Batches = Batch[]'],
    ['batch', 'const batch: (b: any) => void'],
    ['NO_VALUE', 'const NO_VALUE: symbol'],
    [
      'useFacetState',
      'const useFacetState: <V>(initialValue: Option<V>, equalityCheck?: EqualityCheck<V>) => [Facet<V>, Setter<V>]',
    ],
  )
  expect(problems).toEqual([
    'docs/p1000.mdx:1  signatures  differs from the package. Documented: const batch: (b: Update<number>) => void; Declared: const batch: (b: Batch) => void;',
    'docs/p1001.mdx:1  signatures  declares no `isFacet`: write its declaration in the fence',
    "docs/p1002.mdx:2  signatures  TS2304: Cannot find name 'Faucet'.",
    expect.stringMatching(
      /^docs\/p1003\.mdx:1 .*Documented: interface Option<T>.*Declared: type Option<T> =/,
    ),
    expect.stringMatching(
      /^docs\/p1004\.mdx:1 .*Documented: type Update<V>.*Declared: interface Update<V>/,
    ),
    "docs/p1005.mdx:1  signatures  names its parameters V, next: use the package's names, V, value",
    expect.stringMatching(/^docs\/p1006\.mdx:1 .*differs .*Declared: .*defaultValue: T/),
    expect.stringMatching(
      /^docs\/p1007\.mdx:1 .*names its parameters props: use .*\{ when, children, condition \}/,
    ),
    expect.stringMatching(
      /^docs\/p1008\.mdx:1 .*Documented: type MountProps.*Declared: type MountProps/,
    ),
    'docs/p1009.mdx:1  signatures  declares `Batches`, which the package does not: leave it out',
    expect.stringMatching(/^docs\/p1010\.mdx:1 .*differs/),
    expect.stringMatching(/^docs\/p1011\.mdx:1 .*differs/),
    expect.stringMatching(/^docs\/p1012\.mdx:1 .*differs/),
  ])
})
