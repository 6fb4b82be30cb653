import {hierarchyLevels} from './types'
import type {HitMarkup, SearchHit} from './types'

const [, ...titleLevels] = hierarchyLevels

/** The titles of a hit's page and headings, as HTML with marked matches. */
export function titlesOf(
  {hierarchy}: Pick<SearchHit, 'hierarchy'>,
  markup: HitMarkup,
): string[] {
  return titleLevels
    .map((level) => markup.hierarchy[level]?.value ?? hierarchy[level])
    .filter((title) => title !== null && title !== '') as string[]
}

/**
 * The two lines of a hit, as HTML: where it leads, and what it is about. A hit on text leads
 * to the heading above the text.
 */
export function hitLines(hit: SearchHit): {title: string; detail: string} {
  const {type, content, _snippetResult: snippets} = hit
  const [page = '', ...headings] = titlesOf(hit, snippets)
  const text = snippets.content?.value ?? content ?? ''
  if (type === 'lvl1' || headings.length === 0) return {title: page, detail: text}
  if (type !== 'content') return {title: headings.at(-1) ?? page, detail: page}
  return {title: headings.join(' › '), detail: `${page} · ${text}`}
}
