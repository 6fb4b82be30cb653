import ts from 'typescript'
import type {TextRange} from '../code-blocks/fence'
import {PACKAGES} from '../samples/packageNames'
import type {Fence} from '../samples/page'

/** TypeScript code as the docs show it: a module, or the declarations of a signature. */
export type Sample = Pick<Fence, 'code' | 'language' | 'signature'>

/** A place in code that names an export of the packages or a fast-* element. */
export interface Reference extends TextRange {
  /** The name that it is exported under. */
  name: string
}

/** What the names in a sample stand for. */
export interface SampleNames {
  /** In the order of the code. */
  references: Reference[]
  /** Names that stand for something else: the sample's own, or of other packages. */
  foreign: Set<string>
}

function parse({code, language}: Sample): ts.SourceFile {
  return ts.createSourceFile(
    `sample.${language}`,
    code,
    ts.ScriptTarget.ES2022,
    true,
    language === 'tsx' ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
}

function isDocumented(specifier: ts.Expression): boolean {
  return ts.isStringLiteral(specifier) && PACKAGES.some((name) => name === specifier.text)
}

/** Whether an identifier only labels something, as in `a.name` and `{name: 1}`. */
function isLabel(node: ts.Identifier): boolean {
  const {parent} = node
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    ts.isJsxAttribute(parent) ||
    ts.isJsxClosingElement(parent) ||
    ((ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent)) &&
      parent.name === node)
  )
}

/** Whether an identifier is the name that a declaration introduces. */
function isDeclared(node: ts.Identifier): boolean {
  const {parent} = node
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isFunctionExpression(parent) ||
      ts.isClassDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeParameterDeclaration(parent) ||
      ts.isNamedTupleMember(parent) ||
      ts.isImportClause(parent) ||
      ts.isNamespaceImport(parent)) &&
    parent.name === node
  )
}

/**
 * Finds what the names in a sample stand for. A name is an export of the packages where
 * the sample imports it from one; in a signature every name is, but those it declares.
 *
 * @param isKnown tells the names that are documented
 */
export function findNames(
  sample: Sample,
  isKnown: (name: string) => boolean,
): SampleNames {
  const source = parse(sample)
  const imported = new Map<string, string>()
  const foreign = new Set<string>()
  const mentions: ts.Identifier[] = []

  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) {
      const {name, propertyName = name} = node
      if (isDocumented(node.parent.parent.parent.moduleSpecifier)) {
        imported.set(name.text, propertyName.text)
        if (ts.isIdentifier(propertyName)) mentions.push(propertyName)
      } else {
        foreign.add(name.text)
      }
      return
    }
    if (ts.isIdentifier(node) && !isLabel(node)) {
      if (isDeclared(node)) foreign.add(node.text)
      else mentions.push(node)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)

  const exportedName = (node: ts.Identifier): string | undefined => {
    const {text, parent} = node
    if (ts.isImportSpecifier(parent) || text.startsWith('fast-')) return text
    if (sample.signature !== undefined) return foreign.has(text) ? undefined : text
    return imported.get(text)
  }
  const references = mentions.flatMap((node) => {
    const name = exportedName(node)
    if (name === undefined) {
      foreign.add(node.text)
      return []
    }
    return isKnown(name) ? {name, start: node.getStart(source), end: node.end} : []
  })
  return {references, foreign}
}
