import {describe, expect, it} from 'vitest'
import {findNames, type Sample} from './references'

const packages = ['@react-facet/core']
const documented = ['Facet', 'EqualityCheck', 'Map', 'batch', 'fast-text', 'useFacetMap']

/**
 * The linked pieces of a sample, each with the name of its export, and the names that stand
 * for something else.
 */
function find(code: string, sample: Partial<Sample> = {}) {
  const {references, foreign} = findNames(
    {code, language: 'tsx', ...sample},
    packages,
    (name) => documented.includes(name),
  )
  return {
    linked: references.map(({start, end, name}) => [code.slice(start, end), name]),
    foreign: [...foreign].sort(),
  }
}

/** The linked pieces of a sample, each with the name of its export. */
const linked = (...sample: Parameters<typeof find>) => find(...sample).linked

describe('findNames', () => {
  it('finds the names imported from the packages, in order', () => {
    const code = `import {batch, type Facet} from '@react-facet/core'
const f = (facet: Facet<number>) => batch(() => facet.get())`
    expect(linked(code).map(([text]) => text)).toEqual([
      'batch',
      'Facet',
      'Facet',
      'batch',
    ])
  })

  it('reads a type in angle brackets as a cast where there is no JSX', () => {
    const code = "import {Facet} from '@react-facet/core'\nconst a = <Facet>b"
    expect(linked(code, {language: 'ts'})).toHaveLength(2)
  })

  it('finds an element once, not again at its closing tag', () => {
    expect(linked('const a = <fast-text text="a"></fast-text>')).toEqual([
      ['fast-text', 'fast-text'],
    ])
  })

  it('follows names that an import renames', () => {
    const code = `import {Map as FacetMap} from '@react-facet/core'\nconst a = FacetMap`
    expect(linked(code)).toEqual([
      ['Map', 'Map'],
      ['FacetMap', 'Map'],
    ])
  })

  it('ignores keys, strings, comments and names that are not imported', () => {
    const code = `import {batch} from '@react-facet/core'
// batch
const a = {batch: 'batch'}
a.batch.toString()
new Map<string, Facet>()
const b = <p batch="x" />
let c: d.batch`
    expect(linked(code)).toEqual([['batch', 'batch']])
  })

  it('ignores the same name from another package', () => {
    expect(linked(`import {batch} from 'other'\nbatch()`)).toEqual([])
  })

  it('treats each name in a signature as an export, unless the signature declares it', () => {
    const code =
      'function useFacetMap<M>(check: EqualityCheck<M>, batch: number): Facet<M>'
    expect(linked(code, {language: 'ts', signature: 'useFacetMap'})).toEqual([
      ['EqualityCheck', 'EqualityCheck'],
      ['Facet', 'Facet'],
    ])
  })

  it.each([
    ['function f<Map>(a: Map): Facet<Map>', ['Facet']],
    ['function f({a: Map}: Facet<Map>): void', ['Facet']],
    ['function f([Map]: Facet<Map>, b: {Facet: Facet}): void', ['Facet', 'Facet']],
    ['function f(...Map: Facet[]): Map', ['Facet']],
    ['function f({a = batch}: Facet): void', ['batch', 'Facet']],
    ['type f = [Map: Facet, batch: Facet]', ['Facet', 'Facet']],
    ['type f = (Map: Facet) => Map', ['Facet']],
    ['type f = {[Map: string]: Facet}', ['Facet']],
  ])('in the signature %s, links what it does not declare', (code, expected) => {
    const found = linked(code, {language: 'ts', signature: 'f'})
    expect(found.map(([text]) => text)).toEqual(expected)
  })

  it('links a name once in `export {name}`, and does not link undocumented names', () => {
    const code = "import {batch, other} from '@react-facet/core'\nexport {batch}\nother()"
    expect(linked(code).map(([text]) => text)).toEqual(['batch', 'batch'])
  })

  it('does not link the error that a catch declares', () => {
    const code = "import {batch} from '@react-facet/core'\ntry {} catch (batch) {}"
    expect(linked(code)).toHaveLength(1)
  })

  it('finds the namespace of a qualified type, but not the type', () => {
    const code = "import {Map} from '@react-facet/core'\nlet a: Map.Facet"
    expect(linked(code)).toEqual([
      ['Map', 'Map'],
      ['Map', 'Map'],
    ])
  })

  it('reads a module with a top-level await', () => {
    const code = "import {batch} from '@react-facet/core'\nawait batch()"
    const batch = ['batch', 'batch']
    expect(find(code)).toEqual({linked: [batch, batch], foreign: []})
  })

  it('does not link an import whose name is a string', () => {
    const code = "import {'batch' as b} from '@react-facet/core'\nb()"
    expect(find(code)).toEqual({linked: [], foreign: ['b']})
  })

  it('distinguishes the names that a pattern declares from those it uses', () => {
    const code = `import {batch, Map} from '@react-facet/core'
const {a: useFacetMap, [Map]: b = batch} = c`
    const {linked, foreign} = find(code)
    expect(linked.map(([text]) => text)).toEqual(['batch', 'Map', 'Map', 'batch'])
    expect(foreign).toEqual(['b', 'c', 'useFacetMap'])
  })

  it('reads a declaration without a value', () => {
    const code = 'const batch: EqualityCheck<string>'
    expect(linked(code, {language: 'ts', signature: 'batch'})).toEqual([
      ['EqualityCheck', 'EqualityCheck'],
    ])
  })

  it('finds what it can in code that is incomplete', () => {
    expect(linked('<fast-text')).toEqual([['fast-text', 'fast-text']])
  })

  it('lists the names that do not stand for an export', () => {
    const code = `import {batch} from '@react-facet/core'
import {createRoot} from 'react-dom/client'
type Props = {a: number}
createRoot(new Map())
batch()`
    expect(find(code).foreign).toEqual(['Map', 'Props', 'createRoot'])
  })
})
