import postcss from 'postcss'

/** Rules for the element of the whole page, in any colour mode. */
const page = /^(?::root|html(?:\[data-theme=['"]?\w+['"]?\])?)$/

/**
 * Removes the theme's variables that the site sets itself. The theme's styles are in cascade layers
 * (`future.v4`), so a rule of the site for `:root`, which is in none, always wins.
 */
export function dropOverridden(css: string): string {
  const sheet = postcss.parse(css)
  const own = new Set<string>()
  for (const node of sheet.nodes)
    if (node.type === 'rule' && node.selector === ':root')
      node.walkDecls(/^--/, ({prop}) => void own.add(prop))
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules(page, (rule) => {
      rule.walkDecls((declaration) => {
        if (own.has(declaration.prop)) declaration.remove()
      })
    })
  })
  return sheet.toString()
}
