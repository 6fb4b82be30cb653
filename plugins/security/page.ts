import {defaultTreeAdapter as tree, html as names} from 'parse5'
import {parse, serialize, serializeOuter, type DefaultTreeAdapterTypes} from 'parse5'

type Document = DefaultTreeAdapterTypes.Document
type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** Parses what is in noscript elements too, because readers without scripts see it. */
const withoutScripts = {scriptingEnabled: false}

/** Parses a page of the build as browsers do. */
export function parsePage(html: string): Document {
  return parse(html, withoutScripts)
}

/**
 * Writes a page with all of its closing tags. Docusaurus's minimizer leaves out those that
 * browsers do not need, but crawlers and agents with simple parsers do. They make up 1 % of
 * what is transferred.
 */
export function serializePage(document: Document): string {
  return serialize(document, withoutScripts)
}

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
    .filter((node) => tree.isTextNode(node))
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
  if (tree.isElementNode(node)) yield node
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

/** Finds what a policy has to know of a page. */
export function readPage(document: Document): PageContent {
  const elements = [...elementsOf(document)]
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

const policyName = 'Content-Security-Policy'

function findElement(document: Document, matches: (element: Element) => boolean) {
  return [...elementsOf(document)].find(matches)
}

/** Puts a policy into a page, before everything that it must apply to. */
export function insertPolicy(document: Document, policy: string): void {
  const head = findElement(document, ({tagName}) => tagName === 'head')
  if (!head) throw new Error('The page has no head.')
  const meta = tree.createElement('meta', names.NS.HTML, [
    {name: 'http-equiv', value: policyName},
    {name: 'content', value: policy},
  ])
  // The encoding must be declared in the first 1024 bytes, and the policy is long.
  const charset = head.childNodes.findIndex(
    (node) => tree.isElementNode(node) && attributeOf(node, 'charset') !== undefined,
  )
  const next = head.childNodes[charset + 1]
  if (next) tree.insertBefore(head, meta, next)
  else tree.appendChild(head, meta)
}

/**
 * Reads the policy in the meta element of a document.
 *
 * @throws when it has none
 */
export function readMetaPolicy(document: Document): string {
  const meta = findElement(
    document,
    (element) => attributeOf(element, 'http-equiv') === policyName,
  )
  const policy = meta && attributeOf(meta, 'content')
  if (policy === undefined) throw new Error('The document has no policy.')
  return policy
}

/**
 * Hides the icons that the classic theme puts at the top of every page. The theme hides them
 * with an inline style, which no policy allows.
 */
export function hideSprite(document: Document): void {
  const sprite = findElement(
    document,
    (element) =>
      element.tagName === 'svg' && attributeOf(element, 'style') === 'display: none;',
  )
  if (!sprite?.parentNode) return
  const hidden = tree.createElement('div', names.NS.HTML, [{name: 'hidden', value: ''}])
  tree.insertBefore(sprite.parentNode, hidden, sprite)
  tree.detachNode(sprite)
  sprite.attrs = sprite.attrs.filter(({name}) => name !== 'style')
  tree.appendChild(hidden, sprite)
}
