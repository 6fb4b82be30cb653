import ts from 'typescript'
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
 * means in the package.
 *
 * @param code one or more declarations, without imports
 * @returns the text, and how many of its lines come before the code
 */
export function signatureModule(
  code: string,
  declared: PackageExport,
  vocabulary: Vocabulary,
): {text: string; offset: number} {
  const before = [...imports(declared, vocabulary), `declare namespace ${DOCUMENTED} {`]
  const after = ['}', ...question(code, declared)]
  return {text: [...before, code, ...after].join('\n'), offset: before.length}
}

/**
 * Gives the lines that bring names into scope: first what the declaring file itself has,
 * its unexported declarations included, then the other exports of the packages, then
 * React's, where they hide no global such as `MouseEvent`.
 */
function imports(
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

  const named = new Map<string, string[]>()
  const add = (module: string, name: string) => {
    if (!globals.has(name) && take(name)) {
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

function typeParameters(nodes: readonly ts.Node[], name: string) {
  const declaration = nodes
    .filter((node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
    .find((node) => node.name.text === name)
  return declaration?.typeParameters ?? []
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

/** Finds an unexported declaration beside the one of `symbol`. */
export function findPrivate(checker: ts.TypeChecker, symbol: ts.Symbol, name: string) {
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

/** The words with which declarations begin: `type`, `interface`, or nothing for values. */
export function keywordOf({flags}: ts.Symbol): string {
  if (flags & ts.SymbolFlags.Interface) return 'interface'
  return flags & ts.SymbolFlags.TypeAlias ? 'type' : ''
}

/** The text of all declarations of a symbol, without comments and modifiers. */
export function printDeclarations(symbol: ts.Symbol): string {
  return (symbol.declarations ?? [])
    .map((node) => print(ts.isVariableDeclaration(node) ? node.parent.parent : node))
    .join('\n')
    .replace(/^(?:(?:export|declare) )+/gm, '')
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

function isExported(declaration: ts.Declaration): boolean {
  return (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0
}

function declaringFile({declarations}: ts.Symbol): ts.SourceFile | undefined {
  return declarations?.[0]?.getSourceFile()
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

const printer = ts.createPrinter({removeComments: true})

function print(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
}
