import {Parser} from 'htmlparser2'

/** The links of a built page, and the ids that other pages can link to. */
export interface HtmlPage {
  /** Addresses as they are written. */
  links: string[]
  ids: Set<string>
}

const URL_ATTRIBUTES = ['href', 'src', 'poster', 'xlink:href']
const URL_METADATA = ['og:image', 'og:url', 'twitter:image']

/** Collects links and ids of an HTML file, except those that scripts add. */
export function parseHtml(source: string): HtmlPage {
  const page: HtmlPage = {links: [], ids: new Set()}
  const parser = new Parser({
    onopentag(name, attributes) {
      const {id, content = '', srcset, imagesrcset} = attributes
      const urls = URL_ATTRIBUTES.map((attribute) => attributes[attribute])
      page.links.push(
        ...urls.filter((url) => url !== undefined).map((url) => url.trim()),
        ...sources(srcset ?? imagesrcset ?? ''),
      )
      const property = attributes.property ?? attributes.name ?? ''
      if (name === 'meta' && URL_METADATA.includes(property)) page.links.push(content)
      if (id !== undefined) page.ids.add(id)
      if (name === 'a' && attributes.name !== undefined) page.ids.add(attributes.name)
    },
  })
  parser.end(source)
  return page
}

/** The addresses in a `srcset`: `small.png 1x, large.png 2x`. */
function sources(srcset: string): string[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
}
