import ts from 'typescript'
import {expect, it} from 'vitest'
import {writeTestSite} from '../../../lib/test/writeTestSite'
import {hud, hudFiles} from '../../test/hud'
import {createCompiler, virtualPath} from '../../shared/compiler'
import {openWorkspace} from './workspace'

const site = writeTestSite({
  ...hudFiles,
  'programs/a.tsx': 'const mistake: string = 1',
  'docs/b.ts': 'export {}',
})

/** Compiles fences of a page, given by language, code and optional signature. */
function compile(...fences: [language: string, code: string, signature?: string][]) {
  // As the two programs of an exercise, all are on the line where the page shows it.
  const samples = fences.map(([language, code, signature]) => ({
    file: 'docs/page.mdx',
    fence: {language, code, signature, line: 1, meta: ''},
  }))
  const {program, snippets, quickInfo} = openWorkspace(site, hud).compile(samples)
  return snippets.map((snippet) => {
    const source = program.getSourceFile(snippet.path)
    const {text, offset: begin, fence} = snippet
    return {
      /** For each compiler error in the fence, the piece of source text that it points at. */
      problems: [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ].flatMap(({start = 0, length = 0}) =>
        start < begin ? [] : text.slice(start, start + length),
      ),
      /** The module's text, from the fence on. */
      rest: text.slice(begin),
      /** What editors say about the last word of the fence. */
      about: ts.displayPartsToString(
        quickInfo(snippet.path, begin + fence.code.search(/\w+$/))?.displayParts,
      ),
    }
  })
}

it('lists what the packages export and the elements that they add', () => {
  const {exports, elements, program} = openWorkspace(site, hud, [
    'programs/a.tsx',
  ]).packages()
  const values = exports.map(({name, isValue}) => [name, isValue])
  expect(Object.fromEntries(values)).toEqual({
    Kind: false,
    Weapon: false,
    NONE: true,
    None: false,
    take: true,
    grab: true,
    context: true,
    drop: true,
  })
  expect(new Set(exports.map((exported) => exported.package))).toEqual(new Set(['hud']))
  const grab = exports.find(({name}) => name === 'grab')
  expect(grab?.symbol.name).toBe('take')
  expect(elements).toEqual(['hud-text'])
  // The program includes the files that are given by path.
  const real = program.getSourceFile(`${site}/programs/a.tsx`)
  expect(program.getSemanticDiagnostics(real)).toHaveLength(1)
})

it('accepts a library without additions, and names a missing package', () => {
  const {exports} = openWorkspace(site, {...hud, additions: undefined}).packages()
  expect(exports.map(({name}) => name)).not.toContain('drop')
  const gone = openWorkspace(site, {...hud, packages: ['hud', 'gone']})
  expect(gone.packages).toThrow('The declarations of gone were not found. Run npm ci.')
})

it('finds no elements where the packages add none', () => {
  const plain = writeTestSite({
    'node_modules/plain/package.json': '{"name": "plain", "types": "index.d.ts"}',
    'node_modules/plain/index.d.ts': 'export {}',
  })
  const {packages} = openWorkspace(plain, {packages: ['plain'], standIns: {}})
  expect(packages()).toMatchObject({elements: [], exports: []})
})

it('reads a module again when its text has changed', () => {
  const compiler = createCompiler(site, [])
  const path = virtualPath(site, 'a.ts')
  const mistakes = ['const a = 1', 'const a: string = 1'].map((text) => {
    const program = compiler.compile([{path, text}])
    return program.getSemanticDiagnostics(program.getSourceFile(path)).length
  })
  expect(mistakes).toEqual([0, 1])
})

it('compiles each fence as a module of its own, strictly, for a browser', () => {
  const [first, second, jsx, bad, node, relative] = compile(
    ['ts', "import {take} from 'hud'\nconst a = take({ammo: 1})\na"],
    ['ts', "const a = [...document.querySelectorAll('a')].at(-1)\na"],
    ['tsx', 'export const b = <hud-text text="b" />'],
    ['ts', 'const c: string = null'],
    ['ts', 'process.exit(fs)'],
    ['ts', "export * from './b'"],
  )
  expect(first).toMatchObject({problems: [], about: 'const a: symbol'})
  expect(second).toMatchObject({
    problems: [],
    about: 'const a: HTMLAnchorElement | undefined',
  })
  expect(jsx?.problems).toEqual([])
  expect(bad?.problems).toEqual(['c'])
  expect(node?.problems).toEqual(['process', 'fs'])
  expect(relative?.problems).toEqual(["'./b'"])
})

it('gives the names in a signature the types that they have in the package', () => {
  const signatures = compile(
    ['ts', 'function take(weapon: Weapon): None', 'take'],
    ['ts', 'type None = typeof NONE', 'None'],
    ['ts', 'const context: Weapon & Kind', 'context'],
    ['ts', 'function drop(weapon: Weapon): void', 'drop'],
    ['ts', 'function drop(weapon: Kinds): void', 'drop'],
  )
  expect(signatures.map(({problems}) => problems)).toEqual([[], [], [], [], ['Kinds']])
  expect(signatures[1]?.about).toBe('const NONE: typeof NONE')
  expect(signatures[2]?.rest).toBe('const context: Weapon & Kind\n}')
})
