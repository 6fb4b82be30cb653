import type {
  DocSearchRecord,
  HierarchyLevel,
  HitMarkup,
  SearchHit,
  SearchQuery,
} from '../../types'
import {bestRecord} from './bestRecord'
import {highlight, snippet} from './markup'
import type {MarkupOptions} from './markup'
import type {SectionMatch} from './sectionIndex'

/** Markup when a query asks for none of its own: the provider's defaults. */
const defaultMarkup: MarkupOptions = {
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
}

/** Length of a snippet that gives none, in words: the provider's default. */
const defaultSnippetSize = 10

/** The texts of a record by their attribute, such as `hierarchy.lvl1`. */
function attributes({hierarchy, content}: DocSearchRecord): [string, string][] {
  const texts: [string, string | null][] = [
    ...Object.entries(hierarchy).map(([level, text]): [string, string | null] => [
      `hierarchy.${level}`,
      text,
    ]),
    ['content', content],
  ]
  return texts.filter((entry): entry is [string, string] => entry[1] !== null)
}

function mapAttributes<Result>(
  texts: readonly [string, string][],
  toResult: (text: string, attribute: string) => Result,
): HitMarkup<Result> {
  const markup: HitMarkup<Result> = {hierarchy: {}}
  for (const [attribute, text] of texts) {
    const result = toResult(text, attribute)
    if (attribute === 'content') markup.content = result
    else markup.hierarchy[attribute.replace('hierarchy.', '') as HierarchyLevel] = result
  }
  return markup
}

/** Reads `attributesToSnippet`, such as `content:10`: words by attribute. */
function snippetSizes(attributesToSnippet: readonly string[]): Map<string, number> {
  return new Map(
    attributesToSnippet.map((entry) => {
      const [attribute = '', size] = entry.split(':')
      return [attribute, Number(size) || defaultSnippetSize]
    }),
  )
}

/** Keeps the attributes that a query asks for; an objectID is always given. */
function retrieve(
  record: DocSearchRecord,
  attributesToRetrieve: readonly string[] = ['*'],
): Partial<DocSearchRecord> {
  const names = new Set(attributesToRetrieve.map((attribute) => attribute.split('.')[0]))
  return Object.fromEntries(
    Object.entries(record).filter(
      // The ways to ask are there to be searched alone.
      ([name]) =>
        name !== 'asked' && (name === 'objectID' || names.has('*') || names.has(name)),
    ),
  )
}

/** Makes the hit of a matched section, highlighted and cut as the query asks. */
export function toHit(
  {section, matches}: SectionMatch,
  query: SearchQuery,
): Partial<SearchHit> {
  const record = bestRecord(section, matches)
  const options = {
    highlightPreTag: query.highlightPreTag ?? defaultMarkup.highlightPreTag,
    highlightPostTag: query.highlightPostTag ?? defaultMarkup.highlightPostTag,
    snippetEllipsisText: query.snippetEllipsisText ?? defaultMarkup.snippetEllipsisText,
  }
  const texts = attributes(record)
  const sizes = snippetSizes(query.attributesToSnippet ?? [])
  const cut = texts.filter(([attribute]) => sizes.has(attribute))
  return {
    ...retrieve(record, query.attributesToRetrieve),
    _highlightResult: mapAttributes(texts, (text) => highlight(text, matches, options)),
    _snippetResult: mapAttributes(cut, (text, attribute) =>
      snippet(text, sizes.get(attribute) ?? defaultSnippetSize, matches, options),
    ),
  }
}
