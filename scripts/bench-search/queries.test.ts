import {createRequire} from 'node:module'
import ts from 'typescript'
import {expect, test} from 'vitest'
import {searchCases} from './queries'

const packages = [
  '@react-facet/core',
  '@react-facet/dom-fiber',
  '@react-facet/shared-facet',
]

/** The names of what the packages export, types included. */
function exportedNames(): string[] {
  const {resolve} = createRequire(import.meta.url)
  const entries = packages.map((name) => resolve(name).replace(/\.js$/, '.d.ts'))
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
  })
  const checker = program.getTypeChecker()
  return entries.flatMap((entry) => {
    const file = program.getSourceFile(entry)
    const symbol = file && checker.getSymbolAtLocation(file)
    return symbol ? checker.getExportsOfModule(symbol).map(({name}) => name) : []
  })
}

test('the query set has every export of the packages', {timeout: 60_000}, () => {
  const identifiers = searchCases.filter(({kind}) => kind === 'identifier')
  const names = exportedNames()
  expect(names.length).toBeGreaterThan(100)
  expect(identifiers.map(({query}) => query).sort()).toEqual(names.sort())
})

test('no query is there twice', () => {
  const queries = searchCases.map(({query}) => query)
  expect(new Set(queries).size).toBe(queries.length)
})
