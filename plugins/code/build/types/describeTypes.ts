import ts from 'typescript'
import {readInfo} from '../../shared/readInfo'
import type {SampleTypes, TypeText} from '../../shared/sampleTypes'
import type {TextRange} from '../../../content/fence'
import {joinColours, tokenize} from '../highlighting/highlight'

/** Colours a text as code; joins adjacent pieces of the same colour. */
function colour(text: string): TypeText['parts'] {
  const lines = tokenize(text, 'typescript')
  const pieces = lines.flatMap((line, index) =>
    index === 0 ? line : [{text: '\n', className: undefined}, ...line],
  )
  return joinColours(pieces).map(({text: part, className}) =>
    className === undefined ? [part] : [part, className],
  )
}

/** Describes the identifiers in a part of a module. */
export function describeTypes(
  source: ts.SourceFile,
  shown: TextRange,
  infoAt: (position: number) => ts.QuickInfo | undefined,
): SampleTypes {
  const types = new Map<string, TypeText>()
  const tokens: SampleTypes['tokens'] = []

  const describe = (node: ts.Identifier): void => {
    const start = node.getStart(source)
    const info = start >= shown.start ? infoAt(start) : undefined
    const description = info && readInfo(info)
    if (!description) return
    const key = JSON.stringify(description)
    if (!types.has(key)) {
      const parts = colour(description.text)
      types.set(key, description.note === '' ? {parts} : {parts, note: description.note})
    }
    const index = [...types.keys()].indexOf(key)
    tokens.push([start - shown.start, node.end - start, index])
  }
  const visit = (node: ts.Node): void => {
    if (node.end <= shown.start || node.pos >= shown.end) return
    // The `const` of `as const` is not a type.
    if (ts.isTypeReferenceNode(node) && ts.isConstTypeReference(node)) return
    if (ts.isIdentifier(node) && !ts.isJsxClosingElement(node.parent)) describe(node)
    ts.forEachChild(node, visit)
  }
  // Visits the nodes in source order, so that `tokens` is sorted.
  visit(source)
  return {types: [...types.values()], tokens}
}
