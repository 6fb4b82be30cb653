import {defaultTreeAdapter, parse, serializeOuter} from 'parse5'
import type {DefaultTreeAdapterTypes} from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** What a Content-Security-Policy has to know of a page. */
export interface PageContent {
  /** Texts of the inline scripts, data such as JSON-LD not included. */
  inlineScripts: string[]
  /** What no policy of this site allows, each with the element that has it. */
  forbidden: {reason: string; excerpt: string}[]
}

const excerptLength = 120

/** Types of script that browsers run, or that change how they run others. */
const executableType =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i

function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

function textOf(element: Element): string {
  return element.childNodes
    .filter((node) => defaultTreeAdapter.isTextNode(node))
    .map(({value}) => value)
    .join('')
}

function isInlineScript(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attributeOf(element, 'src') === undefined &&
    executableType.test(attributeOf(element, 'type')?.trim() ?? '')
  )
}

function* elementsOf(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node
  const content = 'content' in node ? node.content.childNodes : []
  const children = 'childNodes' in node ? node.childNodes : []
  for (const child of [...children, ...content]) yield* elementsOf(child)
}

function forbiddenIn(element: Element): string[] {
  const attributes = element.attrs.flatMap(({name, value}) => {
    if (name === 'style') return ['a style attribute']
    if (name.startsWith('on')) return [`an inline event handler, ${name}`]
    if (/^\s*javascript:/i.test(value)) return [`a javascript: URL in ${name}`]
    return []
  })
  return element.tagName === 'style'
    ? ['an inline style sheet', ...attributes]
    : attributes
}

/** Reads a page of the build, with an HTML parser as browsers have. */
export function readPage(html: string): PageContent {
  // Readers without scripts have what is in noscript elements, too.
  const elements = [...elementsOf(parse(html, {scriptingEnabled: false}))]
  return {
    inlineScripts: elements.filter(isInlineScript).map(textOf),
    forbidden: elements.flatMap((element) =>
      forbiddenIn(element).map((reason) => ({
        reason,
        excerpt: serializeOuter(element).slice(0, excerptLength),
      })),
    ),
  }
}

/**
 * Writes a policy into a page, in front of everything that it must hold for.
 *
 * @throws when the page has no head
 */
export function insertPolicy(html: string, policy: string): string {
  // The encoding must be declared in the first 1024 bytes, and the policy is long.
  const start = parse(html.slice(0, 1024), {sourceCodeLocationInfo: true})
  const head = [...elementsOf(start)].find(({tagName}) => tagName === 'head')
  const charset = head?.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .find((element) => attributeOf(element, 'charset') !== undefined)
  const offset =
    charset?.sourceCodeLocation?.endOffset ??
    head?.sourceCodeLocation?.startTag?.endOffset
  if (offset === undefined) throw new Error('The page has no head.')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
  return html.slice(0, offset) + meta + html.slice(offset)
}

/**
 * Reads the policy in the meta element of a document.
 *
 * @throws when it has none
 */
export function readMetaPolicy(html: string): string {
  const meta = [...elementsOf(parse(html))].find(
    (element) =>
      element.tagName === 'meta' &&
      attributeOf(element, 'http-equiv') === 'Content-Security-Policy',
  )
  const policy = meta && attributeOf(meta, 'content')
  if (policy === undefined) throw new Error('The document has no policy.')
  return policy
}

/** The classic theme puts its icons in front of every page, in an element styled inline. */
const spriteStart = '<svg style="display: none;">'

/** Hides the classic theme's icons without the inline style that no policy allows. */
export function hideSprite(html: string): string {
  const start = html.indexOf(spriteStart)
  if (start === -1) return html
  const end = html.indexOf('</svg>', start) + '</svg>'.length
  const sprite = html.slice(start, end).replace(spriteStart, '<svg>')
  return `${html.slice(0, start)}<div hidden>${sprite}</div>${html.slice(end)}`
}
