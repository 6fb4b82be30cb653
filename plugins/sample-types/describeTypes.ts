import ts from 'typescript'
import type {TextRange} from '../code-blocks/fence'
import type {SampleTypes, TypeText} from './sampleTypes'

/** The colours of src/css/code.css for the kinds of text that the service tells apart. */
const classes: Record<string, string> = {
  aliasName: 'tok-type',
  className: 'tok-type',
  enumName: 'tok-type',
  functionName: 'tok-function',
  interfaceName: 'tok-type',
  keyword: 'tok-keyword',
  methodName: 'tok-function',
  numericLiteral: 'tok-number',
  propertyName: 'tok-property',
  stringLiteral: 'tok-string',
  typeParameterName: 'tok-type',
}

/**
 * Takes off what the compiler says about the import of a name: `(alias)` in front of it
 * and `import name` below.
 */
function withoutImport(
  parts: readonly ts.SymbolDisplayPart[],
): readonly ts.SymbolDisplayPart[] {
  if (parts[1]?.text !== 'alias') return parts
  const last = parts.findLastIndex(({kind}) => kind === 'lineBreak')
  return parts.slice(4, last === -1 ? undefined : last)
}

/** The text of a quick info, neighbours of one colour joined. */
export function typeText(info: ts.QuickInfo): TypeText {
  const parts: TypeText['parts'] = []
  for (const {text, kind} of withoutImport(info.displayParts ?? [])) {
    const className = classes[kind]
    const last = parts.at(-1)
    if (last && (last[1] === className || text.trim() === '')) last[0] += text
    else parts.push(className === undefined ? [text] : [text, className])
  }
  const note = ts.displayPartsToString(info.documentation).trim()
  return note === '' ? {parts} : {parts, note}
}

/** Whether the text of an identifier depends on more than its symbol and its type. */
function isCalled({parent}: ts.Identifier): boolean {
  return (
    ts.isCallOrNewExpression(parent) ||
    ts.isJsxOpeningLikeElement(parent) ||
    ts.isPropertyAccessExpression(parent)
  )
}

/**
 * Describes the identifiers in a part of a module.
 *
 * @param service knows the module
 * @param module absolute path of the module
 * @param shown the part to describe
 */
export function describeTypes(
  service: ts.LanguageService,
  module: string,
  shown: TextRange,
): SampleTypes {
  const program = service.getProgram()
  const source = program?.getSourceFile(module)
  if (!program || !source) throw new Error(`${module} is not in the program.`)
  const checker = program.getTypeChecker()
  const types = new Map<string, number>()
  const texts: TypeText[] = []
  const tokens: SampleTypes['tokens'] = []
  const known = new Map<ts.Symbol, Map<ts.Type, number>>()

  const describe = (node: ts.Identifier): number | undefined => {
    const info = service.getQuickInfoAtPosition(module, node.getStart(source))
    if (!info) return undefined
    const text = typeText(info)
    const key = JSON.stringify(text)
    const index = types.get(key) ?? texts.push(text) - 1
    types.set(key, index)
    return index
  }

  /** Asks the service, which is slow, once for all mentions that say the same. */
  const describeOnce = (node: ts.Identifier): number | undefined => {
    const symbol = isCalled(node) ? undefined : checker.getSymbolAtLocation(node)
    if (!symbol) return describe(node)
    const type = checker.getTypeAtLocation(node)
    const ofSymbol = known.get(symbol) ?? new Map<ts.Type, number>()
    known.set(symbol, ofSymbol)
    const index = ofSymbol.get(type) ?? describe(node)
    if (index !== undefined) ofSymbol.set(type, index)
    return index
  }

  const visit = (node: ts.Node): void => {
    if (node.end <= shown.start || node.pos >= shown.end) return
    if (ts.isIdentifier(node) && !ts.isJsxClosingElement(node.parent)) {
      const start = node.getStart(source)
      const type = start >= shown.start ? describeOnce(node) : undefined
      if (type !== undefined) {
        tokens.push([start - shown.start, node.end - start, type])
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return {types: texts, tokens: tokens.sort(([a], [b]) => a - b)}
}
