import {resolve} from 'node:path'
import ts from 'typescript'
import type {ElementGroup} from '../../../src/playground/frames'

/** The declarations of JSX that dom-fiber brings. */
const declarations = 'node_modules/@react-facet/dom-fiber/dist/types.d.ts'

/** The type of the elements that a file adds to the global JSX. */
function elementsIn(program: ts.Program, file: string): ts.Type {
  const checker = program.getTypeChecker()
  const scope = program.getSourceFile(file)
  const elements = scope
    ? checker
        .getSymbolsInScope(scope, ts.SymbolFlags.Namespace)
        .find(({name}) => name === 'JSX')
        ?.exports?.get(ts.escapeLeadingUnderscores('IntrinsicElements'))
    : undefined
  if (!elements) throw new Error(`${file} declares no JSX.IntrinsicElements.`)
  return checker.getDeclaredTypeOfSymbol(elements)
}

/**
 * Reads which attributes the `fast-*` elements take from the declarations of dom-fiber.
 *
 * @param siteDir absolute path of the repository
 * @returns the elements, together with those that take the same attributes
 * @throws when the declarations are not where they were, or name no elements
 */
export function readFastElements(siteDir: string): ElementGroup[] {
  const file = resolve(siteDir, declarations)
  // Names of properties are asked for alone: nothing that the file imports is needed.
  const program = ts.createProgram([file], {noResolve: true, noLib: true, types: []})
  const checker = program.getTypeChecker()
  const groups = new Map<string, ElementGroup>()
  for (const element of elementsIn(program, file).getProperties()) {
    const props = checker.getTypeOfSymbol(element).getProperties()
    const names = props.map(({name}) => name).filter((name) => name !== 'children')
    // React takes the key of every element.
    const attributes = [...new Set(['key', ...names])].sort()
    const group = groups.get(attributes.join()) ?? {elements: [], attributes}
    group.elements.push(element.name)
    groups.set(attributes.join(), group)
  }
  if (groups.size === 0) throw new Error(`${file} names no elements.`)
  return [...groups.values()]
}
