import {escapeHtml} from '../../../src/lib/escape'

interface Search {
  name: string
  /** Absolute address of the search page, which takes the term as `q`. */
  searchUrl: string
  /** Absolute address of an SVG icon. */
  iconUrl?: string
}

/** Longest `ShortName` that the format allows, in characters. */
const shortNameLength = 16

/** Makes an OpenSearch 1.1 description document. */
export function openSearchDescription({name, searchUrl, iconUrl}: Search): string {
  const title = escapeHtml(name)
  const image =
    iconUrl === undefined
      ? ''
      : `\n  <Image type="image/svg+xml">${escapeHtml(iconUrl)}</Image>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(name.slice(0, shortNameLength))}</ShortName>
  <Description>Search ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>${image}
  <Url type="text/html" template="${escapeHtml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`
}
