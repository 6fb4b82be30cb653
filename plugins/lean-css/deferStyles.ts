import {createHash} from 'node:crypto'
import {readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import postcss, {type AtRule, type ChildNode, type Root} from 'postcss'
import parseSelectors, {type Node, type Selector} from 'postcss-selector-parser'
import type {PageContent, SelectableNames} from '../built-pages/page'

/** What the inline scripts of pages add to them: the theme, and src/hydration's parts. */
const addedEarly = {
  classes: new Set(['search-prompt', 'navigation-with-keyboard']),
  attributes: new Set(['data-theme', 'data-has-hydrated']),
}

/** Styles in two parts, which mean together what they meant as one. */
interface SplitStyles {
  /** Of what pages show as they are built. */
  first: string
  /** Of what only scripts add to a page. */
  deferred: string
}

/** Whether an element of a built page can have what a part of a selector asks for. */
function isInPages(node: Node, names: SelectableNames): boolean {
  switch (node.type) {
    case 'tag':
      return names.tags.has(node.value)
    case 'class':
      return names.classes.has(node.value) || addedEarly.classes.has(node.value)
    case 'id':
      return names.ids.has(node.value)
    case 'attribute':
      return (
        names.attributes.has(node.attribute) || addedEarly.attributes.has(node.attribute)
      )
    case 'pseudo':
      return (
        node.value === ':not' ||
        node.nodes.length === 0 ||
        node.nodes.some((selector) => canMatch(selector, names))
      )
    default:
      return true
  }
}

function canMatch(selector: Selector, names: SelectableNames): boolean {
  return selector.nodes.every((node) => isInPages(node, names))
}

const isKeyframes = (node: ChildNode['parent']) =>
  node?.type === 'atrule' && (node as AtRule).name.endsWith('keyframes')

function hasRules(atRule: AtRule): boolean {
  return (
    atRule.nodes?.some((node) =>
      node.type === 'atrule' ? hasRules(node) : node.type === 'rule',
    ) ?? false
  )
}

/** Whether all that an at-rule held has been taken out; a statement never held anything. */
function isEmptied(atRule: AtRule): boolean {
  return atRule.nodes?.every((node) => node.type === 'atrule' && isEmptied(node)) ?? false
}

/**
 * Splits a style sheet into what pages need to be read and what their scripts will need.
 * The order within each part stays; keyframes, fonts and statements go with the first. A
 * deferred rule wins over one of the first with the same layer and specificity, wherever
 * it stood: write it after that one, or make it more specific.
 *
 * @param css the sheet
 * @param names what selectors can find in the built pages
 */
export function splitStyles(css: string, names: SelectableNames): SplitStyles {
  const [first, deferred] = [postcss.parse(css), postcss.parse(css)]
  const keep = (sheet: Root, isWanted: (selector: Selector) => boolean) => {
    sheet.walkRules((rule) => {
      // A rule inside another one stays with it.
      if (rule.parent?.type === 'rule' || isKeyframes(rule.parent)) return
      const wanted = parseSelectors().astSync(rule.selector).nodes.filter(isWanted)
      if (wanted.length === 0) rule.remove()
      else rule.selector = wanted.join(',')
    })
  }
  keep(first, (selector) => canMatch(selector, names))
  keep(deferred, (selector) => !canMatch(selector, names))
  first.walkAtRules((atRule) => {
    if (isEmptied(atRule)) atRule.remove()
  })
  deferred.walkAtRules((atRule) => {
    if (isKeyframes(atRule) || !hasRules(atRule)) atRule.remove()
  })
  return {first: first.toString(), deferred: deferred.toString()}
}

/**
 * Takes out of the build's style sheet what no page shows before its scripts run. It
 * becomes a sheet of its own, which comes with the scripts.
 *
 * @param folder the build
 * @param pages what can be selected in each of its pages
 * @returns names both sheets in the HTML of a page, in `<link>` and
 *   `<meta name="page-styles">`
 * @throws when the build has not one style sheet of all pages
 */
export async function deferStyles(
  folder: string,
  pages: readonly Pick<PageContent, 'selectable'>[],
): Promise<(html: string) => string> {
  const styles = join(folder, 'assets', 'css')
  const [name, ...others] = (await readdir(styles)).filter((file) =>
    /^styles\.\w+\.css$/.test(file),
  )
  if (name === undefined || others.length > 0) {
    throw new Error(
      `The build should have one style sheet of all pages, ${join(styles, 'styles.*.css')}.`,
    )
  }
  const all = (namesOf: (names: SelectableNames) => Set<string>) =>
    new Set(pages.flatMap(({selectable}) => [...namesOf(selectable)]))
  const {first, deferred} = splitStyles(await readFile(join(styles, name), 'utf8'), {
    tags: all(({tags}) => tags),
    classes: all(({classes}) => classes),
    ids: all(({ids}) => ids),
    attributes: all(({attributes}) => attributes),
  })
  // Browsers keep files by name: another content has to have another one.
  const hash = createHash('sha256')
    .update(JSON.stringify([first, deferred]))
    .digest('hex')
    .slice(0, 8)
  const [firstName, deferredName] = [`styles.${hash}.css`, `deferred.${hash}.css`]
  await rm(join(styles, name))
  await writeFile(join(styles, firstName), first)
  await writeFile(join(styles, deferredName), deferred)
  const link = new RegExp(`<link[^>]*?href="?([^"\\s>]*)${name}[^>]*>`)
  return (html) =>
    html.replace(
      link,
      (element, path) =>
        element.replace(name, firstName) +
        `<meta name=page-styles content="${path}${deferredName}">`,
    )
}
