import {resolve} from 'node:path'
import ts from 'typescript'
import type {ElementGroup} from '../shared/frames'
import {jsxElements} from '../../code'

/**
 * Reads the attributes of the elements that a package adds to JSX.
 *
 * @throws when the file is missing or declares no elements
 */
export function readElements(siteDir: string, declarations: string): ElementGroup[] {
  const file = resolve(siteDir, declarations)
  // Only property names are read, so the file's imports are not needed.
  const options: ts.CompilerOptions = {noResolve: true, noLib: true, types: []}
  const program = ts.createProgram([file], options)
  const checker = program.getTypeChecker()
  const groups = new Map<string, ElementGroup>()
  for (const element of jsxElements(program, file)) {
    const props = checker.getTypeOfSymbol(element).getProperties()
    const names = props.map(({name}) => name).filter((name) => name !== 'children')
    // React accepts a key on every element.
    const attributes = [...new Set(['key', ...names])].sort()
    const group = groups.get(attributes.join()) ?? {elements: [], attributes}
    group.elements.push(element.name)
    groups.set(attributes.join(), group)
  }
  if (groups.size === 0) throw new Error(`${file} declares no JSX elements.`)
  return [...groups.values()]
}
