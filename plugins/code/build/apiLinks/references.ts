import ts from 'typescript'
import type {TextRange} from '../../../content/fence'
import type {Fence} from '../../../content/page'

/** TypeScript code as the docs show it: a module, or the declarations of a signature. */
export type Sample = Pick<Fence, 'code' | 'language' | 'signature'>

/** A place in code that names an export or an element of the packages. */
export interface Reference extends TextRange {
  name: string
}

/** What the names in a sample stand for. */
export interface SampleNames {
  /** In source order. */
  references: Reference[]
  /** Names that stand for something else: the sample's own or another package's. */
  foreign: Set<string>
}

/** Whether a name in this place is just a label (`name` in `a.name`), or in a closing tag. */
function isLabel(name: ts.Identifier): boolean {
  const {parent} = name
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name
  if (ts.isQualifiedName(parent)) return parent.right === name
  if (ts.isBindingElement(parent)) return parent.propertyName === name
  if (ts.isJsxAttribute(parent) || ts.isJsxClosingElement(parent)) return true
  const isMember =
    ts.isPropertyAssignment(parent) ||
    ts.isEnumMember(parent) ||
    ts.isTypeElement(parent) ||
    ts.isClassElement(parent)
  return isMember && parent.name === name
}

function isDeclared(name: ts.Identifier): boolean {
  const {parent} = name
  if (ts.isLabeledStatement(parent)) return parent.label === name
  // The name of a property stands for a variable in `{name}`.
  if (ts.isShorthandPropertyAssignment(parent) || ts.isExportSpecifier(parent))
    return false
  return 'name' in parent && parent.name === name
}

/**
 * Finds what the names in a sample stand for. A name stands for an export if the sample
 * imports it from one of the packages. A signature has no imports: every name in it that it
 * does not declare stands for an export.
 */
export function findNames(
  sample: Sample,
  packages: readonly string[],
  isKnown: (name: string) => boolean,
): SampleNames {
  const imported = new Map<string, string>()
  const foreign = new Set<string>()
  const mentions: {text: string; start: number; isImport: boolean}[] = []

  const mention = (name: ts.Identifier, isImport: boolean) =>
    mentions.push({text: name.text, start: name.getStart(), isImport})

  const readImport = (specifier: ts.ImportSpecifier): void => {
    const {name: local, propertyName: exported = local, parent} = specifier
    const {moduleSpecifier} = parent.parent.parent
    const isDocumented =
      ts.isStringLiteral(moduleSpecifier) && packages.includes(moduleSpecifier.text)
    if (!isDocumented) foreign.add(local.text)
    else if (ts.isIdentifier(exported)) {
      imported.set(local.text, exported.text)
      mention(exported, true)
    }
  }
  /** Visits the names in source order. */
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) readImport(node)
    else if (!ts.isIdentifier(node)) ts.forEachChild(node, visit)
    else if (isLabel(node)) return
    else if (isDeclared(node)) foreign.add(node.text)
    else mention(node, false)
  }
  const file = `sample.${sample.language}`
  visit(ts.createSourceFile(file, sample.code, ts.ScriptTarget.Latest, true))

  const exportedName = (text: string, isImport: boolean): string | undefined => {
    // Only element names contain a dash.
    if (isImport || text.includes('-')) return text
    if (sample.signature !== undefined) return foreign.has(text) ? undefined : text
    return imported.get(text)
  }
  const references = mentions.flatMap(({text, start, isImport}) => {
    const name = exportedName(text, isImport)
    if (name === undefined) {
      foreign.add(text)
      return []
    }
    return isKnown(name) ? {name, start, end: start + text.length} : []
  })
  return {references, foreign}
}
