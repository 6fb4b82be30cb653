interface Search {
  name: string
  /** Absolute address of the search page, which takes the term as `q`. */
  searchUrl: string
  /** Absolute address of an SVG icon. */
  iconUrl?: string
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** Longest `ShortName` that the format allows, in characters. */
const shortNameLength = 16

/** Makes an OpenSearch 1.1 description document. */
export function openSearchDescription({name, searchUrl, iconUrl}: Search): string {
  const title = escapeXml(name)
  const image =
    iconUrl === undefined
      ? ''
      : `\n  <Image type="image/svg+xml">${escapeXml(iconUrl)}</Image>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(name.slice(0, shortNameLength))}</ShortName>
  <Description>Search ${title}</Description>
  <InputEncoding>UTF-8</InputEncoding>${image}
  <Url type="text/html" template="${escapeXml(searchUrl)}?q={searchTerms}"/>
</OpenSearchDescription>
`
}
