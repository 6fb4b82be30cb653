import {relative} from 'node:path'
import {posixPath} from '@docusaurus/utils'
import {Joi} from '@docusaurus/utils-validation'
import type {Code, Nodes, Parents, Root} from 'mdast'
import type {} from 'mdast-util-mdx'
import type {} from 'mdast-util-to-hast'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import {visibleRange} from '../../../content/fence'
import type {ApiLinks, ReadApiLinks} from './apiIndex'
import type {PageLinks} from './docAddresses'
import {isTypeScript, readFence} from '../../../content/page'
import {checkOptions, texts, type OptionsSchema} from '../../../lib/options'
import {codeLinks, type CodeLink} from './codeLinks'
import {findNames, type SampleNames} from './references'

declare module 'mdast' {
  interface CodeData {
    /** Links for names in the code; plugins/code/build/highlighting renders them. */
    links?: CodeLink[]
  }
}

interface Options {
  siteDir: string
  linksOf: (file: string) => PageLinks
  readApiLinks: ReadApiLinks
  packages: readonly string[]
}

const schema: OptionsSchema<Options> = {
  siteDir: Joi.string().required(),
  linksOf: Joi.function().required(),
  readApiLinks: Joi.function().required(),
  packages: texts.required(),
}

/** The export that inline code names: `batch`, `batch(…)`, `Facet<T>`, `<Mount>`. */
export function namedExport(code: string): string | undefined {
  return (/^<\/?([\w-]+)(?:\s[^>]*)?\/?>$/.exec(code) ??
    /^([\w$-]+)(?:<[^]*>)?(?:\([^]*\))?$/.exec(code))?.[1]
}

/** Components and elements whose text is already a label or a link. */
const labels = new Set(['a', 'Link', 'summary', 'button'])

function isLabel(node: Nodes): boolean {
  switch (node.type) {
    case 'heading':
    case 'link':
    case 'linkReference':
      return true
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return labels.has(node.name ?? '')
    default:
      return node.data?.hName === 'mdxAdmonitionTitle'
  }
}

/**
 * Whether a name in prose may mean something other than the export: the page's samples use
 * it for something else, or it is also a JavaScript global and no sample imports the export.
 */
function isAmbiguous(name: string, samples: readonly SampleNames[]): boolean {
  if (samples.some(({foreign}) => foreign.has(name))) return true
  const isImported = samples.some(({references}) =>
    references.some((reference) => reference.name === name),
  )
  return name in globalThis && !isImported
}

/**
 * Links the names on a page.
 *
 * @param root the page, with ids on its headings
 */
export function linkNames(
  root: Root,
  {route: page, resolve}: PageLinks,
  links: ApiLinks,
  packages: readonly string[],
): void {
  const samples = new Map<Code, SampleNames>()
  const modules: SampleNames[] = []
  visit(root, 'code', (node) => {
    const fence = readFence(node)
    if (!isTypeScript(fence)) return
    const names = findNames(fence, packages, (name) => links.has(name))
    samples.set(node, names)
    if (fence.signature === undefined) modules.push(names)
  })
  /** The sections that contain the current place. */
  let open: {depth: number; id: unknown}[] = []

  /** The address that a name links to, unless it is that of the current page or section. */
  const target = (name: string): string | undefined => {
    const link = links.get(name)
    const [route, anchor] = link?.split('#') ?? []
    const isHere =
      route === page && (anchor === undefined || open.some(({id}) => id === anchor))
    return link === undefined || isHere ? undefined : resolve(link)
  }

  const walk = (parent: Parents): void => {
    for (const [index, node] of parent.children.entries()) {
      if (node.type === 'heading') {
        const {depth, data} = node
        open = open.filter((section) => section.depth < depth)
        open.push({depth, id: data?.hProperties?.id})
      }
      if (isLabel(node)) continue
      if (node.type === 'inlineCode') {
        const name = namedExport(node.value)
        if (name === undefined || isAmbiguous(name, modules)) continue
        const url = target(name)
        if (url === undefined) continue
        // Less conspicuous than other links.
        const data = {hProperties: {className: ['api-link']}}
        parent.children[index] = {type: 'link', url, children: [node], data}
      } else if (node.type === 'code') {
        const references = samples.get(node)?.references ?? []
        node.data = {
          ...node.data,
          links: codeLinks(references, visibleRange(node.value), target),
        }
      } else if ('children' in node) {
        walk(node)
      }
    }
  }
  walk(root)
}

/**
 * Makes a remark plugin that links the names of exports and elements, in inline code and
 * fences, to where they are documented. Headings and links stay as they are, and no link leads
 * to the page or section that contains it.
 */
export function remarkApiLinks(options: Options): Plugin<[], Root> {
  checkOptions('api-links', schema, options)
  return () => async (root, vfile) => {
    const links = await options.readApiLinks()
    const file = posixPath(relative(options.siteDir, vfile.path))
    linkNames(root, options.linksOf(file), links, options.packages)
  }
}
