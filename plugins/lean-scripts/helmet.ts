/**
 * What the site uses of react-helmet-async in a browser: `Head` with plain children. The
 * library also has contexts, callbacks, templates and comparisons, for five kilobytes.
 * Pages are rendered to HTML with the library itself.
 */
import {
  Children,
  Component,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'

interface Attributes {
  [name: string]: ReactNode
  children?: ReactNode
}
type Tag = ReactElement<Attributes, string>

/** The attribute that marks what is in the head for Helmet's sake, in built HTML too. */
const mark = 'data-rh'

/** What of two tags with the same value only the later one stands for. */
const identities = ['name', 'property', 'http-equiv', 'itemprop']

const attributeNames: Record<string, string> = {
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
}

/** Every Helmet in the page, in the order of mounting. */
const mounted: Helmet[] = []

function setAttributes(element: Element, {children: _, ...attributes}: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) {
    const name = attributeNames[key] ?? key
    // Data and ARIA attributes have words for truth values, others do not.
    const isWord = /^(?:data|aria)-/.test(name)
    if (value == null || (value === false && !isWord)) continue
    element.setAttribute(name, value === true && !isWord ? '' : (value as string))
  }
}

const textOf = (children: ReactNode) =>
  Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('')

function createTag({type, props}: Tag): Element {
  const element = document.createElement(type)
  setAttributes(element, props)
  element.textContent = textOf(props.children)
  element.setAttribute(mark, 'true')
  return element
}

/** What a tag is about; of a later Helmet's tags about the same only those are kept. */
function identityOf(element: Element): string | undefined {
  if (element.localName === 'link')
    return element.getAttribute('rel') === 'canonical'
      ? 'canonical'
      : `${element.getAttribute('rel')} ${element.getAttribute('href')}`
  if (element.hasAttribute('charset')) return 'charset'
  const name = identities.find((identity) => element.hasAttribute(identity))
  return name && `${name} ${element.getAttribute(name)}`
}

/** The tags of all Helmets without those that a later one has its own of. */
function wantedTags(helmets: Tag[][]): Element[] {
  const taken = new Set<string>()
  return helmets.reduceRight<Element[]>((later, tags) => {
    const own = tags.map(createTag).filter((tag) => !taken.has(identityOf(tag) ?? ''))
    for (const tag of own) {
      const identity = identityOf(tag)
      if (identity !== undefined) taken.add(identity)
    }
    return [...own, ...later]
  }, [])
}

function updateTags(wanted: Element[]): void {
  const present = [...document.head.querySelectorAll(`[${mark}]:not(title)`)]
  for (const element of present) {
    const same = wanted.findIndex((tag) => tag.isEqualNode(element))
    if (same === -1) element.remove()
    else wanted.splice(same, 1)
  }
  document.head.append(...wanted)
}

/** Sets what Helmets say of html or body, and removes what they no longer say. */
function updateAttributes(element: Element, tags: Tag[]): void {
  const wanted = document.createElement(element.localName)
  for (const {props} of tags) setAttributes(wanted, props)
  for (const name of element.getAttribute(mark)?.split(',') ?? [])
    if (!wanted.hasAttribute(name)) element.removeAttribute(name)
  for (const {name, value} of wanted.attributes)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  element.setAttribute(mark, wanted.getAttributeNames().join(','))
}

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children)
    .filter((child) => isValidElement<Attributes>(child))
    .flatMap((child) =>
      child.type === Fragment ? tagsIn(child.props.children) : [child as Tag],
    )
}

function update(): void {
  const helmets = mounted.map(({props}) => tagsIn(props.children))
  const all = helmets.flat()
  const ofType = (type: string) => all.filter((tag) => tag.type === type)
  const title = textOf(ofType('title').at(-1)?.props.children)
  if (document.title !== title) document.title = title
  updateAttributes(document.documentElement, ofType('html'))
  updateAttributes(document.body, ofType('body'))
  updateTags(
    wantedTags(
      helmets.map((tags) =>
        tags.filter(({type}) => !['title', 'html', 'body'].includes(type)),
      ),
    ),
  )
}

let pending: ReturnType<typeof setTimeout> | undefined

/** Updates once for all that one rendering changes. */
function scheduleUpdate(): void {
  clearTimeout(pending)
  pending = setTimeout(update)
}

/** Tells what belongs in the document's head; of two that differ, the later mounted wins. */
export class Helmet extends Component<{children?: ReactNode}> {
  override componentDidMount(): void {
    mounted.push(this)
    scheduleUpdate()
  }

  override componentDidUpdate(): void {
    scheduleUpdate()
  }

  override componentWillUnmount(): void {
    mounted.splice(mounted.indexOf(this), 1)
    scheduleUpdate()
  }

  override render(): null {
    return null
  }
}

/** Helmets find each other without a context. */
export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children
}
