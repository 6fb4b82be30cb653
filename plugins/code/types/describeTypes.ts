import ts from 'typescript'
import type {TextRange} from '../../content/fence'
import type {SampleTypes, TypeText} from '../../../src/components/TypeHints/sampleTypes'

/**
 * Describes the identifiers in a part of a module.
 *
 * @param source the module
 * @param shown the part to describe
 * @param textOf says what an identifier is (typeTexts.ts)
 */
export function describeTypes(
  source: ts.SourceFile,
  shown: TextRange,
  textOf: (node: ts.Identifier) => TypeText | undefined,
): SampleTypes {
  const positions = new Map<TypeText, number>()
  const tokens: SampleTypes['tokens'] = []

  const visit = (node: ts.Node): void => {
    if (node.end <= shown.start || node.pos >= shown.end) return
    if (ts.isIdentifier(node) && !ts.isJsxClosingElement(node.parent)) {
      const start = node.getStart(source)
      const text = start >= shown.start ? textOf(node) : undefined
      if (text) {
        const position = positions.get(text) ?? positions.size
        positions.set(text, position)
        tokens.push([start - shown.start, node.end - start, position])
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return {types: [...positions.keys()], tokens: tokens.sort(([a], [b]) => a - b)}
}
