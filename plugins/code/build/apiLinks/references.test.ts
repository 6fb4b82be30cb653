import {expect, it} from 'vitest'
import {findNames, type Sample} from './references'

const documented = ['Facet', 'EqualityCheck', 'Map', 'batch', 'fast-text', 'useFacetMap']

/**
 * The linked pieces of a sample, with the name of the export where it differs, and the names that
 * stand for something else.
 */
function find(code: string, sample: Partial<Sample> = {}) {
  const {references, foreign} = findNames(
    {code, language: 'tsx', ...sample},
    ['@react-facet/core'],
    (name) => documented.includes(name),
  )
  const linked = references.map(({start, end, name}) => {
    const text = code.slice(start, end)
    return text === name ? text : `${text} = ${name}`
  })
  return {linked, foreign: [...foreign].sort()}
}

const importing = (names: string) => `import {${names}} from '@react-facet/core'\n`

it.each([
  [
    'names imported from the packages, in order',
    `${importing('batch, type Facet')}const f = (facet: Facet<number>) => batch(facet.get)`,
    ['batch', 'Facet', 'Facet', 'batch'],
  ],
  [
    'an element once, not again at its closing tag',
    'const a = <fast-text text="a"></fast-text>',
    ['fast-text'],
  ],
  [
    'names that an import renames',
    `${importing('Map as FacetMap')}const a = FacetMap`,
    ['Map', 'FacetMap = Map'],
  ],
  [
    'no keys, strings, comments and names that are not imported',
    `${importing('batch')}
// batch
const a = {batch: 'batch'}
a.batch.toString()
new Map<string, Facet>()
const b = <p batch="x" />
let c: d.batch`,
    ['batch'],
  ],
  ['not the same name from another package', `import {batch} from 'other'\nbatch()`, []],
  [
    'a name once in `export {name}`, and no undocumented names',
    `${importing('batch, other')}export {batch}\nother()`,
    ['batch', 'batch'],
  ],
  [
    'not the error that a catch declares',
    `${importing('batch')}try {} catch (batch) {}`,
    ['batch'],
  ],
  [
    'the namespace of a qualified type, but not the type',
    `${importing('Map')}let a: Map.Facet`,
    ['Map', 'Map'],
  ],
  ['what it can in code that is incomplete', '<fast-text', ['fast-text']],
])('links %s', (_what, code, linked) => {
  expect(find(code).linked).toEqual(linked)
})

it('reads a type in angle brackets as a cast where there is no JSX', () => {
  const code = `${importing('Facet')}const a = <Facet>b`
  expect(find(code, {language: 'ts'}).linked).toEqual(['Facet', 'Facet'])
})

it.each([
  [
    'function f(check: EqualityCheck<M>, batch: number): Facet',
    ['EqualityCheck', 'Facet'],
  ],
  ['function f<Map>(a: Map): Facet<Map>', ['Facet']],
  ['function f({a: Map}: Facet<Map>): void', ['Facet']],
  ['function f([Map]: Facet<Map>, b: {Facet: Facet}): void', ['Facet', 'Facet']],
  ['function f(...Map: Facet[]): Map', ['Facet']],
  ['function f({a = batch}: Facet): void', ['batch', 'Facet']],
  ['type f = [Map: Facet, batch: Facet]', ['Facet', 'Facet']],
  ['type f = (Map: Facet) => Map', ['Facet']],
  ['type f = {[Map: string]: Facet}', ['Facet']],
  ['const f: EqualityCheck<string>', ['EqualityCheck']],
])('in the signature %s, links what it does not declare', (code, expected) => {
  expect(find(code, {language: 'ts', signature: 'f'}).linked).toEqual(expected)
})

it.each([
  [
    'in a module with a top-level await',
    `${importing('batch')}await batch()`,
    {linked: ['batch', 'batch'], foreign: []},
  ],
  [
    'in an import whose name is a string',
    `${importing("'batch' as b")}b()`,
    {linked: [], foreign: ['b']},
  ],
  [
    'in a pattern, which declares some names and uses others',
    `${importing('batch, Map')}const {a: useFacetMap, [Map]: b = batch} = c`,
    {linked: ['batch', 'Map', 'Map', 'batch'], foreign: ['b', 'c', 'useFacetMap']},
  ],
  [
    'of other packages, of JavaScript and of the sample',
    `${importing('batch')}
import {createRoot} from 'react-dom/client'
type Props = {a: number}
createRoot(new Map())`,
    {linked: ['batch'], foreign: ['Map', 'Props', 'createRoot']},
  ],
])('tells exports from other names %s', (_where, code, found) => {
  expect(find(code)).toEqual(found)
})
