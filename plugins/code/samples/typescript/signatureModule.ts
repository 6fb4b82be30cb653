import ts from 'typescript'
import {declaringFile, isExported, print, typeParameters} from './declarations'
import {exportsOf, type PackageExport} from './packages'

/** The namespace that holds the documented declaration in the module of a signature. */
const DOCUMENTED = 'documented'
/** The package's own declaration in that module. */
const DECLARED = 'Declared'
/** The type in that module that is `true` when the two declarations mean the same. */
const VERDICT = 'Verdict'

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
 * Writes a module that asks the compiler whether the code of a signature declares the
 * same as the package. The code goes into a namespace, where every name means what it
 * means in the package. For the signature of `NoValue`, `type NoValue = typeof NO_VALUE`:
 *
 *     import * as React from 'react'
 *     import {NO_VALUE, NoValue} from '@react-facet/core'
 *     declare namespace documented {
 *     type NoValue = typeof NO_VALUE
 *     }
 *     import {NoValue as Declared} from '@react-facet/core'
 *     type Verdict = (<X>() => X extends documented.NoValue ? 1 : 2) extends
 *       (<X>() => X extends Declared ? 1 : 2) ? true : false
 *
 * `Verdict` is `true` when they are the same: `readComparison` asks for it.
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
    `declare namespace ${DOCUMENTED} {`,
  ]
  const after = ['}', ...question(code, declared)]
  return {text: [...before, code, ...after].join('\n'), offset: before.length}
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
  for (const statement of declaringFile(symbol)?.statements ?? []) {
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

/**
 * Gives the lines that compare. The compiler relates two generic functions whose results
 * are conditional types only when the types they test for are identical: the documented
 * and the declared one.
 */
function question(code: string, {name, package: from, symbol}: PackageExport): string[] {
  const isType = (symbol.flags & ts.SymbolFlags.Type) !== 0
  const documented = isType
    ? generic(typeParameters(parse(code).statements, name), `${DOCUMENTED}.${name}`)
    : `typeof ${DOCUMENTED}.${name}`
  const declared = isType
    ? generic(typeParameters(symbol.declarations ?? [], name), DECLARED)
    : `typeof ${DECLARED}`
  return [
    `import {${name} as ${DECLARED}} from '${from}'`,
    // Written out: for an alias the compiler would compare what it is given by variance.
    `type ${VERDICT} = (<X>() => X extends ${documented} ? 1 : 2) extends ` +
      `(<X>() => X extends ${declared} ? 1 : 2) ? true : false`,
  ]
}

/** A generic type as a function type, so that its parameters are compared too. */
function generic(
  parameters: readonly ts.TypeParameterDeclaration[],
  type: string,
): string {
  if (parameters.length === 0) return type
  const declared = parameters.map((parameter) => print(parameter)).join(', ')
  const used = parameters.map((parameter) => parameter.name.text).join(', ')
  return `<${declared}>() => ${type}<${used}>`
}

/** What the compiler answered about a signature, and the declarations it was about. */
export interface Comparison {
  isSame: boolean
  /** The declarations in the code, one symbol per name. */
  documented: ts.Symbol[]
}

/** Reads the answer from a compiled module that `signatureModule` wrote. */
export function readComparison(program: ts.Program, modulePath: string): Comparison {
  const checker = program.getTypeChecker()
  const statements = [...(program.getSourceFile(modulePath)?.statements ?? [])]
  const block = statements
    .filter(ts.isModuleDeclaration)
    .find(({name}) => name.text === DOCUMENTED)?.body
  const verdict = statements
    .filter(ts.isTypeAliasDeclaration)
    .find(({name}) => name.text === VERDICT)
  const names =
    block && ts.isModuleBlock(block) ? [...block.statements].flatMap(declaredNames) : []
  const symbols = names.map((name) => checker.getSymbolAtLocation(name))
  return {
    isSame:
      verdict !== undefined &&
      checker.typeToString(checker.getTypeAtLocation(verdict.name)) === 'true',
    documented: [...new Set(symbols)].filter((symbol) => symbol !== undefined),
  }
}

function declaredNames(statement: ts.Statement): ts.Node[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({name}) => name)
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  return isNamed && statement.name ? [statement.name] : []
}

/** Names that a statement of a declaration file has in scope without exporting them. */
function privateNames(statement: ts.Statement): string[] {
  if (ts.isImportDeclaration(statement)) {
    const {name, namedBindings} = statement.importClause ?? {}
    const named =
      namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
    const namespace =
      namedBindings && ts.isNamespaceImport(namedBindings) ? [namedBindings] : []
    return [
      name,
      ...named.map((element) => element.name),
      ...namespace.map((node) => node.name),
    ]
      .filter((identifier) => identifier !== undefined)
      .map(({text}) => text)
  }
  const isType =
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
  return isType && !isExported(statement) ? [statement.name.text] : []
}

/** The statement on one line, with relative imports made absolute. */
function onOneLine(statement: ts.Statement): string {
  const {fileName} = statement.getSourceFile()
  return print(statement)
    .replaceAll('\n', ' ')
    .replace(
      /(?<= from )(["'])(?<relative>\.[^"']*)\1/,
      (_match, quote: string, relative: string) =>
        `${quote}${new URL(relative, `file://${fileName}`).pathname}${quote}`,
    )
}

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('signature.ts', code, ts.ScriptTarget.ES2022, true)
}
