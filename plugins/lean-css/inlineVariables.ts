import postcss, {type Declaration, type Root, type Rule} from 'postcss'
import parseValue from 'postcss-value-parser'

/** The root element, whatever its theme. */
const rootSelector = /^(?::root|html)(?:\[data-theme='?"?\w+'?"?\])?$/

/** What these mean depends on the property that they stand at. */
const wideKeyword = /^(?:initial|inherit|unset|revert|revert-layer)?$/

const ruleOf = ({parent}: Declaration) => parent as Rule

/** Whether a declaration is for the root element and nothing else. */
function isOnRoot(declaration: Declaration): boolean {
  return ruleOf(declaration).selectors.every((selector) => rootSelector.test(selector))
}

/** The at-rules around a declaration, by their names. */
function conditionsOf(declaration: Declaration): string[] {
  const names: string[] = []
  let container = ruleOf(declaration).parent
  while (container?.type === 'atrule') {
    names.push((container as postcss.AtRule).name)
    container = container.parent
  }
  return names
}

/** Whether a declaration is for the root element in every theme and on every screen. */
function isUnconditional(declaration: Declaration): boolean {
  return (
    isOnRoot(declaration) &&
    ruleOf(declaration).selectors.includes(':root') &&
    conditionsOf(declaration).every((name) => name === 'layer')
  )
}

const isLayered = (declaration: Declaration) =>
  conditionsOf(declaration).includes('layer')

/** Drops what styles outside of layers override for good. */
function withoutOverridden(declarations: Declaration[]): Declaration[] {
  const winner = declarations.findLast(
    (declaration) => isUnconditional(declaration) && !isLayered(declaration),
  )
  if (!winner) return declarations
  return declarations.filter((declaration) => {
    const isOverridden = isOnRoot(declaration) && isLayered(declaration)
    if (isOverridden) declaration.remove()
    return !isOverridden
  })
}

function findVariables(sheets: readonly Root[]): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>()
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration])
    })
  }
  return new Map(
    [...found].map(([name, declarations]) => [name, withoutOverridden(declarations)]),
  )
}

function variablesIn(value: string): string[] {
  const names: string[] = []
  parseValue(value).walk((node) => {
    if (node.type === 'function' && node.value === 'var')
      names.push(node.nodes[0]?.value ?? '')
  })
  return names
}

/**
 * Writes the values of variables in their places, where a variable has one value on the
 * whole site: Infima has hundreds, for sites that set a few.
 *
 * @param sheets all style sheets of the site
 * @param kept names of variables that scripts read or set
 * @returns the sheets, in their order
 */
export function inlineVariables(
  sheets: readonly string[],
  kept: ReadonlySet<string>,
): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet))
  const variables = findVariables(roots)
  const values = new Map<string, string | undefined>()

  /** The value of a variable that has only one, without variables of that kind. */
  const valueOf = (name: string): string | undefined => {
    if (values.has(name)) return values.get(name)
    // A variable that leads to itself has no value.
    values.set(name, undefined)
    const [declaration, ...others] = variables.get(name) ?? []
    const isConstant =
      declaration &&
      others.length === 0 &&
      !kept.has(name) &&
      isUnconditional(declaration) &&
      !wideKeyword.test(declaration.value.trim()) &&
      variablesIn(declaration.value).every((part) => valueOf(part) !== undefined)
    if (isConstant) values.set(name, inline(declaration.value))
    return values.get(name)
  }

  const inline = (value: string): string => {
    const parsed = parseValue(value)
    parsed.walk((node) => {
      if (node.type !== 'function' || node.value !== 'var') return
      const known = valueOf(node.nodes[0]?.value ?? '')
      if (known === undefined) return
      Object.assign(node, {type: 'word', value: known})
      return false
    })
    return parseValue.stringify(parsed.nodes)
  }

  for (const root of roots) {
    root.walkDecls((declaration) => {
      if (declaration.value.includes('var('))
        declaration.value = inline(declaration.value)
    })
  }
  for (const [name, [declaration]] of variables) {
    if (valueOf(name) !== undefined) declaration?.remove()
  }
  return roots.map((root) => {
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove()
    })
    return root.toString()
  })
}
