import ts from 'typescript'
import {exportsOf, type PackageExport} from './packages'

const printer = ts.createPrinter({removeComments: true})

/** What documented signatures may refer to. */
export interface Vocabulary {
  exports: PackageExport[]
  react: string[]
  /** Names of types that every module has: those of the DOM and of the language. */
  globals: Set<string>
}

/**
 * Collects the names that documented signatures may refer to.
 *
 * @param program a program with a module of the text `packagesModule`
 * @param modulePath path of that module
 */
export function createVocabulary(
  program: ts.Program,
  modulePath: string,
  exports: PackageExport[],
): Vocabulary {
  const scope = program.getSourceFile(modulePath)
  const globals = scope
    ? program.getTypeChecker().getSymbolsInScope(scope, ts.SymbolFlags.Type)
    : []
  return {
    exports,
    react: exportsOf(program, modulePath, 'react').map(({name}) => name),
    globals: new Set(globals.map(({name}) => name)),
  }
}

/**
 * Writes a module in which every name of a signature means what it means in the package, for
 * an editor to say it. The code is in a namespace, because it declares what it may also
 * import. For the signature of `NoValue`:
 *
 *     import * as React from 'react'
 *     import {NO_VALUE, NoValue} from '@react-facet/core'
 *     declare namespace documented {
 *     type NoValue = typeof NO_VALUE
 *     }
 *
 * @param code one or more declarations, without imports
 * @returns the text, and how many of its lines come before the code
 */
export function signatureModule(
  code: string,
  declared: PackageExport,
  vocabulary: Vocabulary,
): {text: string; offset: number} {
  const before = [
    ...imports(code, declared, vocabulary),
    'declare namespace documented {',
  ]
  return {text: [...before, code, '}'].join('\n'), offset: before.length}
}

/**
 * Gives the lines that bring names into scope: first what the declaring file itself has,
 * its unexported declarations included, then the other exports of the packages, then
 * React's, where they hide no global such as `MouseEvent`. Of the last two only those that
 * the code mentions.
 */
function imports(
  code: string,
  {symbol}: PackageExport,
  {exports, react, globals}: Vocabulary,
): string[] {
  const taken = new Set<string>()
  const take = (name: string) => !taken.has(name) && Boolean(taken.add(name))
  const lines: string[] = []
  const [declaration] = symbol.declarations ?? []
  for (const statement of declaration?.getSourceFile().statements ?? []) {
    const names = privateNames(statement)
    if (names.length === 0) continue
    names.forEach(take)
    lines.push(onOneLine(statement))
  }

  const mentioned = new Set([code, ...lines].join('\n').match(/[\w$]+/g))
  const named = new Map<string, string[]>()
  const add = (module: string, name: string) => {
    if (mentioned.has(name) && !globals.has(name) && take(name)) {
      named.set(module, [...(named.get(module) ?? []), name])
    }
  }
  for (const {name, package: module} of exports) add(module, name)
  if (take('React')) lines.push(`import * as React from 'react'`)
  for (const name of react) add('react', name)
  return [
    ...lines,
    ...[...named].map(
      ([module, names]) => `import {${names.join(', ')}} from '${module}'`,
    ),
  ]
}

/** Names that a statement of a declaration file has in scope without exporting them. */
function privateNames(statement: ts.Statement): string[] {
  if (ts.isImportDeclaration(statement)) {
    const {name, namedBindings: bindings} = statement.importClause ?? {}
    const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [bindings]
    return [name, ...named.map((node) => node?.name)].flatMap((it) => it?.text ?? [])
  }
  const isType =
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
  const isExported =
    isType && (ts.getCombinedModifierFlags(statement) & ts.ModifierFlags.Export) !== 0
  return isType && !isExported ? [statement.name.text] : []
}

/** The statement on one line, with relative imports made absolute. */
function onOneLine(statement: ts.Statement): string {
  const source = statement.getSourceFile()
  return printer
    .printNode(ts.EmitHint.Unspecified, statement, source)
    .replaceAll('\n', ' ')
    .replace(
      /(?<= from )(["'])(?<relative>\.[^"']*)\1/,
      (_match, quote: string, relative: string) =>
        `${quote}${new URL(relative, `file://${source.fileName}`).pathname}${quote}`,
    )
}
