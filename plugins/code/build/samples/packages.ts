import ts from 'typescript'
import {virtualPath, type VirtualModule} from '../../shared/compiler'

/** Something a package exports: a value, a type, or both under one name. */
export interface PackageExport {
  name: string
  package: string
  /** The declared symbol, behind aliases and re-exports. */
  symbol: ts.Symbol
  /** Whether it exists at run time. */
  isValue: boolean
}

/** A module that imports the packages. */
export const packagesModule = (
  root: string,
  packages: readonly string[],
): VirtualModule => ({
  path: virtualPath(root, 'packages.ts'),
  text: packages.map((name) => `import '${name}'\n`).join(''),
})

/**
 * Lists the values and types that packages export, module augmentations included.
 *
 * @throws when a package is not installed
 */
export function publicExports(program: ts.Program, modulePath: string): PackageExport[] {
  const checker = program.getTypeChecker()
  const {statements = []} = program.getSourceFile(modulePath) ?? {}
  return [...statements].filter(ts.isImportDeclaration).flatMap(({moduleSpecifier}) => {
    const {text: name} = moduleSpecifier as ts.StringLiteral
    const module = checker.getSymbolAtLocation(moduleSpecifier)
    if (!module)
      throw new Error(`The declarations of ${name} were not found. Run npm ci.`)
    return checker.getExportsOfModule(module).map((exported) => {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
      const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0
      return {name: exported.name, package: name, symbol, isValue}
    })
  })
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
