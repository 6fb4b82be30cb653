import ts from 'typescript'
import {tokenize} from '../highlighting/highlight'
import type {TypeText} from '../../../src/components/TypeHints/sampleTypes'

/** Names stand as they are declared: whoever reads a sample need not import them. */
const format: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope

/** For what a type alias stands for, an object with a line for each property. */
const definitionFormat: ts.NodeBuilderFlags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.MultilineObjectLiterals |
  ts.NodeBuilderFlags.IgnoreErrors

/** In characters. */
const maxLength = 800

const printer = ts.createPrinter({removeComments: true})
const emptyFile = ts.createSourceFile('', '', ts.ScriptTarget.ES2022)

/** What an identifier stands for, and where it is used in a way that decides on its text. */
interface Mention {
  symbol: ts.Symbol
  /** Of a value. */
  type?: ts.Type
  /** Of a value that is called. */
  signature?: ts.Signature
}

/** The call that an identifier names the function of. */
function callOf(node: ts.Identifier): ts.CallLikeExpression | undefined {
  const {parent} = node
  const callee =
    ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node
  const call = callee.parent
  return ts.isCallOrNewExpression(call) && call.expression === callee ? call : undefined
}

/** Whether an identifier stands for a type and not for a value. */
function isType(node: ts.Identifier, symbol: ts.Symbol): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return true
  return ts.isPartOfTypeNode(node) || ts.isTypeAliasDeclaration(node.parent)
}

/** The declaration that a member belongs to, where it has a name. */
function ownerOf({declarations}: ts.Symbol): ts.Declaration | undefined {
  const parent = declarations?.[0]?.parent
  return parent &&
    ts.isTypeLiteralNode(parent) &&
    ts.isTypeAliasDeclaration(parent.parent)
    ? parent.parent
    : (parent as ts.Declaration | undefined)
}

function ownerName(symbol: ts.Symbol): string | undefined {
  const owner = ownerOf(symbol)
  const name = owner && ts.getNameOfDeclaration(owner)
  return name && ts.isIdentifier(name) ? name.text : undefined
}

/** A name behind its owner's, as code would reach it. */
function memberName(symbol: ts.Symbol): string {
  const owner = ownerName(symbol)
  return owner === undefined ? symbol.name : `${owner}.${symbol.name}`
}

/** Whether a symbol is an element that JSX knows by itself, such as `fast-text`. */
function isElement(symbol: ts.Symbol): boolean {
  return ownerName(symbol) === 'IntrinsicElements'
}

function typeParameters({declarations}: ts.Symbol): string {
  const names = declarations
    ?.filter((declaration) => ts.isTypeAliasDeclaration(declaration))
    .flatMap((declaration) => declaration.typeParameters ?? [])
    .map(({name}) => name.text)
  return names?.length ? `<${names.join(', ')}>` : ''
}

/** How a variable was declared. */
function variableKind({valueDeclaration}: ts.Symbol): string {
  if (!valueDeclaration) return 'var'
  const root = ts.isBindingElement(valueDeclaration)
    ? ts.walkUpBindingElementsAndPatterns(valueDeclaration)
    : valueDeclaration
  if (ts.isParameter(root)) return '(parameter)'
  const flags = ts.getCombinedNodeFlags(valueDeclaration)
  if (flags & ts.NodeFlags.Const) return 'const'
  return flags & ts.NodeFlags.Let ? 'let' : 'var'
}

/** The name that a declaration gives; a default export is known by another one. */
function declaredName({name, declarations}: ts.Symbol): string {
  const declaration = declarations?.[0]
  const declared = declaration && ts.getNameOfDeclaration(declaration)
  return declared && ts.isIdentifier(declared) ? declared.text : name
}

/** Cuts off what is too long to be read beside the code, at the end of a line or word. */
function shorten(text: string): string {
  if (text.length <= maxLength) return text
  const lineEnd = text.lastIndexOf('\n', maxLength)
  return `${text.slice(0, lineEnd > 0 ? lineEnd : text.lastIndexOf(' ', maxLength))} …`
}

/**
 * Makes a function that says what identifiers are, as an editor does. The text of an
 * identifier depends on its symbol and type alone, so that each is written once for all
 * modules of the program.
 */
export function createTypeTexts(
  checker: ts.TypeChecker,
): (node: ts.Identifier) => TypeText | undefined {
  const byMention = new Map<ts.Symbol, Map<object, TypeText>>()
  const byText = new Map<string, TypeText>()

  /** What a place takes. An element's attributes need no inference, which takes long. */
  const expectedType = (
    node: ts.JsxAttributes | ts.ObjectLiteralExpression,
  ): ts.Type | undefined => {
    const element =
      ts.isJsxAttributes(node) && checker.getSymbolAtLocation(node.parent.tagName)
    return element && isElement(element)
      ? checker.getTypeOfSymbol(element)
      : checker.getContextualType(node)
  }

  const symbolOf = (node: ts.Identifier): ts.Symbol | undefined => {
    const {parent} = node
    if (ts.isShorthandPropertyAssignment(parent)) {
      return checker.getShorthandAssignmentValueSymbol(parent)
    }
    if (
      (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) &&
      parent.name === node
    ) {
      // What the value is meant for says more than the value.
      const meant = expectedType(parent.parent)?.getProperty(node.text)
      if (meant) return meant
    }
    // `as const` is no type.
    if (ts.isTypeReferenceNode(parent) && ts.isConstTypeReference(parent))
      return undefined
    const symbol = checker.getSymbolAtLocation(node)
    const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias
    return isAlias ? checker.getAliasedSymbol(symbol) : symbol
  }

  const mentionOf = (node: ts.Identifier): Mention | undefined => {
    const symbol = symbolOf(node)
    if (!symbol || checker.isUnknownSymbol(symbol)) return undefined
    // A module is known by its path alone, which is one of the machine that builds.
    if (symbol.declarations?.some(ts.isSourceFile)) return undefined
    if (isType(node, symbol)) return {symbol}
    const call = callOf(node)
    return {
      symbol,
      type: checker.getTypeOfSymbolAtLocation(symbol, node),
      signature: call && checker.getResolvedSignature(call),
    }
  }

  /** Whether a type is what components return, and not the Element of the DOM. */
  const isJsxElement = (type: ts.Type): boolean => {
    const symbol = type.getSymbol()
    return (
      symbol?.name === 'Element' &&
      checker.getFullyQualifiedName(symbol).endsWith('JSX.Element')
    )
  }

  const typeToString = (type: ts.Type): string =>
    isJsxElement(type) ? 'JSX.Element' : checker.typeToString(type, undefined, format)

  const definitionOf = (type: ts.Type): string => {
    const node = checker.typeToTypeNode(type, undefined, definitionFormat)
    return node ? printer.printNode(ts.EmitHint.Unspecified, node, emptyFile) : ''
  }

  const signatureToString = (signature: ts.Signature): string => {
    const given = checker.getTypeArgumentsForResolvedSignature(signature)
    const typeArguments = given ? `<${given.map(typeToString).join(', ')}>` : ''
    const text = checker.signatureToString(signature, undefined, format)
    const returned = checker.getReturnTypeOfSignature(signature)
    return (
      typeArguments +
      (isJsxElement(returned) ? text.replace(/Element$/, 'JSX.Element') : text)
    )
  }

  const describeType = (symbol: ts.Symbol): string => {
    const {flags, name} = symbol
    const type = checker.getDeclaredTypeOfSymbol(symbol)
    if (flags & ts.SymbolFlags.TypeAlias) {
      return `type ${name}${typeParameters(symbol)} = ${definitionOf(type)}`
    }
    if (flags & ts.SymbolFlags.TypeParameter) {
      const constraint = type.getConstraint()
      const bound = constraint ? ` extends ${typeToString(constraint)}` : ''
      return `(type parameter) ${name}${bound}`
    }
    if (flags & ts.SymbolFlags.Interface) return `interface ${typeToString(type)}`
    if (flags & ts.SymbolFlags.Class) return `class ${typeToString(type)}`
    return flags & ts.SymbolFlags.Enum ? `enum ${name}` : `namespace ${name}`
  }

  const describeFunction = (
    name: string,
    type: ts.Type,
    called: ts.Signature | undefined,
  ): string => {
    const [declared, ...overloads] = type.getCallSignatures()
    const signature = called ?? declared
    if (!signature) return `${name}: ${typeToString(type)}`
    const others = overloads.length
    const count = others === 0 ? '' : ` (+${others} overload${others === 1 ? '' : 's'})`
    return name + signatureToString(signature) + count
  }

  const describeValue = (
    symbol: ts.Symbol,
    type: ts.Type,
    called: ts.Signature | undefined,
  ): string => {
    const {flags} = symbol
    const name = declaredName(symbol)
    if (flags & ts.SymbolFlags.Class) return `class ${name}`
    if (flags & ts.SymbolFlags.Function) {
      return `function ${describeFunction(name, type, called)}`
    }
    if (flags & ts.SymbolFlags.Method) {
      return `(method) ${describeFunction(memberName(symbol), type, called)}`
    }
    // What its type parameters became says more than its type.
    if (called && checker.getTypeArgumentsForResolvedSignature(called)) {
      return describeFunction(name, type, called)
    }
    if (flags & ts.SymbolFlags.Variable) {
      return `${variableKind(symbol)} ${name}: ${typeToString(type)}`
    }
    if (isElement(symbol)) return `(element) <${name}>: ${typeToString(type)}`
    const optional = flags & ts.SymbolFlags.Optional ? '?' : ''
    return `(property) ${memberName(symbol)}${optional}: ${typeToString(type)}`
  }

  const colour = (text: string, note: string): TypeText => {
    const key = JSON.stringify([text, note])
    const known = byText.get(key)
    if (known) return known
    const parts: TypeText['parts'] = []
    for (const [index, line] of tokenize(text, 'typescript').entries()) {
      const lineBreak = index === 0 ? [] : [{text: '\n', className: undefined}]
      for (const piece of [...lineBreak, ...line]) {
        const last = parts.at(-1)
        if (last && (last[1] === piece.className || piece.text.trim() === '')) {
          last[0] += piece.text
        } else {
          parts.push(
            piece.className === undefined ? [piece.text] : [piece.text, piece.className],
          )
        }
      }
    }
    const described = note === '' ? {parts} : {parts, note}
    byText.set(key, described)
    return described
  }

  return (node) => {
    const mention = mentionOf(node)
    if (!mention) return undefined
    const {symbol, type, signature} = mention
    const decisive = signature ?? type ?? symbol
    const ofSymbol = byMention.get(symbol) ?? new Map<object, TypeText>()
    byMention.set(symbol, ofSymbol)
    const known = ofSymbol.get(decisive)
    if (known) return known
    const note = ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()
    const text = type ? describeValue(symbol, type, signature) : describeType(symbol)
    const described = colour(shorten(text), note)
    ofSymbol.set(decisive, described)
    return described
  }
}
