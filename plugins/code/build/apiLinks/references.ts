import {parse, type ParserPlugin} from '@babel/parser'
import {
  isIdentifier,
  isImportDeclaration,
  isJSXAttribute,
  isJSXClosingElement,
  isJSXIdentifier,
  isPattern,
  isRestElement,
  traverse,
  type File,
  type Node,
} from '@babel/types'
import type {TextRange} from '../../../content/fence'
import type {Fence} from '../../../content/page'

/** TypeScript code as the docs show it: a module, or the declarations of a signature. */
export type Sample = Pick<Fence, 'code' | 'language' | 'signature'>

/** A place in code that names an export or an element of the packages. */
export interface Reference extends TextRange {
  /** The name of the export or of the element. */
  name: string
}

/** What the names in a sample stand for. */
export interface SampleNames {
  /** In source order. */
  references: Reference[]
  /** Names that stand for something else: the sample's own or another package's. */
  foreign: Set<string>
}

/** Parses a sample; undefined when it cannot be parsed, which `check:docs` reports. */
function parseSample({code, language}: Sample): File | undefined {
  const plugins: ParserPlugin[] =
    language === 'tsx' ? ['typescript', 'jsx'] : ['typescript']
  try {
    // A signature is not a complete program: its constants have no value.
    return parse(code, {sourceType: 'module', plugins, errorRecovery: true})
  } catch {
    return undefined
  }
}

/** A node on the path to a name, and the key that holds the next node. */
interface Ancestor {
  node: Node
  key: string
}

/** Whether a name in this place is just a label (`name` in `a.name`), or in a closing tag. */
function isLabel({node, key}: Ancestor): boolean {
  if (key === 'key' || key === 'property')
    return !('computed' in node && node.computed === true)
  if (node.type === 'TSQualifiedName') return key === 'right'
  return isJSXAttribute(node) || isJSXClosingElement(node)
}

/** The keys that, in nodes of any type, hold a name that the node declares. */
const declaring = ['id', 'label', 'local', 'param', 'parameters', 'params']

function isDeclared(ancestors: readonly Ancestor[]): boolean {
  // In a pattern, the value of a property is the declared name.
  const place = ancestors.findLast(({key}) => key !== 'value')
  if (!place) return false
  const {node, key} = place
  // The right side of a pattern is a default value.
  const isInPattern = (isPattern(node) || isRestElement(node)) && key !== 'right'
  return isInPattern || declaring.includes(key)
}

/**
 * Finds what the names in a sample stand for. A name stands for an export if the sample
 * imports it from one of the packages. A signature has no imports: every name in it that it
 * does not declare stands for an export.
 *
 * @param packages the documented packages
 * @param isKnown tells whether a name is documented
 */
export function findNames(
  sample: Sample,
  packages: readonly string[],
  isKnown: (name: string) => boolean,
): SampleNames {
  const imported = new Map<string, string>()
  const foreign = new Set<string>()
  const mentions: {text: string; start: number; isImport: boolean}[] = []

  const enter = (node: Node, ancestors: readonly Ancestor[]): void => {
    const parent = ancestors.at(-1)
    if (node.type === 'TSTypeParameter') {
      foreign.add(node.name)
    } else if (node.type === 'ImportSpecifier' && parent) {
      const {local, imported: exported} = node
      const {node: statement} = parent
      const isDocumented =
        isImportDeclaration(statement) && packages.includes(statement.source.value)
      if (!isDocumented) foreign.add(local.name)
      else if (isIdentifier(exported)) {
        imported.set(local.name, exported.name)
        mentions.push({text: exported.name, start: exported.start ?? 0, isImport: true})
      }
    } else if (isIdentifier(node) || isJSXIdentifier(node)) {
      if (!parent || parent.node.type === 'ImportSpecifier' || isLabel(parent)) return
      if (isDeclared(ancestors)) foreign.add(node.name)
      else mentions.push({text: node.name, start: node.start ?? 0, isImport: false})
    }
  }
  const source = parseSample(sample)
  // The walk is in source order.
  if (source) traverse(source, {enter})

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
