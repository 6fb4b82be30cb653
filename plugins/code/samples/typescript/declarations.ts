import ts from 'typescript'

const printer = ts.createPrinter({removeComments: true})

/** The text of a node, without comments. */
export function print(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
}

/** The file that declares a symbol, if any. */
export function declaringFile({declarations}: ts.Symbol): ts.SourceFile | undefined {
  return declarations?.[0]?.getSourceFile()
}

/** Whether a declaration says `export`. */
export function isExported(declaration: ts.Declaration): boolean {
  return (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0
}

/** Whether a symbol is an interface, another type, or only a value. */
export function kindOf({flags}: ts.Symbol): 'interface' | 'type' | 'value' {
  if (flags & ts.SymbolFlags.Interface) return 'interface'
  return flags & ts.SymbolFlags.TypeAlias ? 'type' : 'value'
}

/** Finds a declaration in the file that declares `symbol`, exported or not. */
export function findBeside(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  name: string,
): ts.Symbol | undefined {
  const file = declaringFile(symbol)
  return (
    file &&
    checker
      .getSymbolsInScope(file, ts.SymbolFlags.Type)
      .filter((candidate) => candidate.name === name)
      .find(({declarations}) =>
        declarations?.some((node) => node.getSourceFile() === file),
      )
  )
}

/** The text of all declarations of a symbol, without comments and modifiers. */
export function printDeclarations(symbol: ts.Symbol): string {
  return (symbol.declarations ?? [])
    .map((node) => print(ts.isVariableDeclaration(node) ? node.parent.parent : node))
    .join('\n')
    .replace(/^(?:(?:export|declare) )+/gm, '')
}

/** The type parameters of the type called `name` among some declarations. */
export function typeParameters(
  nodes: readonly ts.Node[],
  name: string,
): readonly ts.TypeParameterDeclaration[] {
  const declaration = nodes
    .filter((node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
    .find((node) => node.name.text === name)
  return declaration?.typeParameters ?? []
}

/**
 * Lists the names of parameters and type parameters in the declarations of a symbol, in
 * order, those of unexported types that they refer to included.
 */
export function parameterNames(checker: ts.TypeChecker, symbol: ts.Symbol): string[] {
  const names: string[] = []
  const entered = new Set([symbol])
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) || ts.isTypeParameterDeclaration(node)) {
      names.push(print(node.name).replace(/,(?= })/, ''))
    }
    if (ts.isTypeReferenceNode(node)) {
      const target = checker.getSymbolAtLocation(node.typeName)
      if (target && !entered.has(target) && isPrivateBeside(target, node)) {
        entered.add(target)
        target.declarations?.forEach(visit)
      }
    }
    ts.forEachChild(node, visit)
  }
  symbol.declarations?.forEach(visit)
  return names
}

/** Whether a type is declared in the same file and cannot be imported from it. */
function isPrivateBeside({declarations = []}: ts.Symbol, node: ts.Node): boolean {
  return declarations.some(
    (declaration) =>
      (ts.isTypeAliasDeclaration(declaration) ||
        ts.isInterfaceDeclaration(declaration)) &&
      declaration.getSourceFile() === node.getSourceFile() &&
      !isExported(declaration),
  )
}
