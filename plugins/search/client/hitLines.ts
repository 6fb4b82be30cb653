import {titleLevels} from '../shared/types'
import type {HitMarkup, SearchHit, TitleLevel} from '../shared/types'

/** Maps the titles and the content of a hit, or of its highlights. */
export function mapTexts<Text, Result>(
  {hierarchy, content}: {hierarchy: Partial<Record<TitleLevel, Text>>; content?: Text},
  map: (text: Text | undefined, attribute: string) => Result,
): {hierarchy: Record<TitleLevel, Result>; content: Result} {
  const titles = titleLevels.map((level) => [
    level,
    map(hierarchy[level], `hierarchy.${level}`),
  ])
  return {
    hierarchy: Object.fromEntries(titles) as Record<TitleLevel, Result>,
    content: map(content, 'content'),
  }
}

/** The titles of a hit's page and headings, as HTML with marked matches. */
export function titlesOf(
  {hierarchy}: Pick<SearchHit, 'hierarchy'>,
  markup: HitMarkup,
): string[] {
  return titleLevels.flatMap(
    (level) => markup.hierarchy[level]?.value ?? hierarchy[level] ?? [],
  )
}

/**
 * The two lines of a hit, as HTML. On a page, or text above its first heading: the page, then the
 * text. On a heading: the heading, then the page and the first text below it. On other text: the headings above it, then the
 * page and the text.
 */
export function hitLines(hit: SearchHit): {title: string; detail: string} {
  const {type, content, _snippetResult: snippets} = hit
  const [page = '', ...headings] = titlesOf(hit, snippets)
  const text = snippets.content?.value ?? content ?? ''
  if (type === 'lvl1' || headings.length === 0) return {title: page, detail: text}
  return {
    title: type === 'content' ? headings.join(' › ') : (headings.at(-1) ?? page),
    detail: text === '' ? page : `${page} · ${text}`,
  }
}
