import {Parser} from 'htmlparser2'

/** A place in an HTML file that refers to another resource. */
interface HtmlLink {
  url: string
  line: number
}

/** What a built page refers to, and what others can refer to in it. */
export interface HtmlPage {
  links: HtmlLink[]
  ids: Set<string>
  /** The address that the page gives as its own. */
  canonical?: string
}

const URL_ATTRIBUTES = ['href', 'src', 'poster', 'xlink:href']
const URL_METADATA = ['og:image', 'og:url', 'twitter:image']

/** Collects links and ids of an HTML file; what scripts add later is not seen. */
export function parseHtml(source: string): HtmlPage {
  const page: HtmlPage = {links: [], ids: new Set()}
  let line = 1
  let counted = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      line += source.slice(counted, parser.startIndex).split('\n').length - 1
      counted = parser.startIndex
      const add = (url: string) => page.links.push({url: url.trim(), line})
      for (const attribute of URL_ATTRIBUTES) {
        const url = attributes[attribute]
        if (url !== undefined) add(url)
      }
      srcset(attributes.srcset ?? attributes.imagesrcset ?? '').forEach(add)
      const property = attributes.property ?? attributes.name ?? ''
      if (name === 'meta' && URL_METADATA.includes(property))
        add(attributes.content ?? '')
      if (name === 'link' && attributes.rel === 'canonical') {
        page.canonical = attributes.href
      }
      if (attributes.id !== undefined) page.ids.add(attributes.id)
      if (name === 'a' && attributes.name !== undefined) page.ids.add(attributes.name)
    },
  })
  parser.end(source)
  return page
}

/** The addresses in a `srcset`: `small.png 1x, large.png 2x`. */
function srcset(value: string): string[] {
  return value
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
}
