import ts from 'typescript'

/** Something a package exports: a value, a type, or both under one name. */
export interface PackageExport {
  name: string
  package: string
  /** The declared symbol, behind aliases and re-exports. */
  symbol: ts.Symbol
  /** Whether it exists at run time. */
  isValue: boolean
}

/** Text of a module that makes the packages part of a program by importing them. */
export function packagesModule(packages: readonly string[]): string {
  return packages.map((name) => `import '${name}'\n`).join('')
}

/**
 * Lists the values and types that the packages export, module augmentations included.
 *
 * @param program a program that contains a `packagesModule`
 * @param modulePath path of that module
 */
export function publicExports(
  program: ts.Program,
  modulePath: string,
  packages: readonly string[],
): PackageExport[] {
  const checker = program.getTypeChecker()
  return packages.flatMap((name) =>
    exportsOf(program, modulePath, name).map((exported): PackageExport => {
      const symbol = resolveAlias(checker, exported)
      return {
        name: exported.name,
        package: name,
        symbol,
        isValue: (symbol.flags & ts.SymbolFlags.Value) !== 0,
      }
    }),
  )
}

/**
 * Gives the exported symbols of a module that `modulePath` imports.
 *
 * @throws when that module is not installed
 */
function exportsOf(program: ts.Program, modulePath: string, name: string): ts.Symbol[] {
  const checker = program.getTypeChecker()
  const specifier = program
    .getSourceFile(modulePath)
    ?.statements.filter(ts.isImportDeclaration)
    .map((statement) => statement.moduleSpecifier)
    .find((candidate) => ts.isStringLiteral(candidate) && candidate.text === name)
  const symbol = specifier && checker.getSymbolAtLocation(specifier)
  if (!symbol) throw new Error(`The declarations of ${name} were not found. Run npm ci.`)
  return checker.getExportsOfModule(symbol)
}

/** Follows re-exports to the symbol that is declared. */
function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

/** The elements of the global namespace `JSX`; none if the module does not see it. */
export function jsxElements(program: ts.Program, modulePath: string): ts.Symbol[] {
  const checker = program.getTypeChecker()
  const scope = program.getSourceFile(modulePath)
  const elements = scope
    ? checker
        .getSymbolsInScope(scope, ts.SymbolFlags.Namespace)
        .find(({name}) => name === 'JSX')
        ?.exports?.get(ts.escapeLeadingUnderscores('IntrinsicElements'))
    : undefined
  return elements ? checker.getDeclaredTypeOfSymbol(elements).getProperties() : []
}
