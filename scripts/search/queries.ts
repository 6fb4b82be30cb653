import {readFileSync} from 'node:fs'
import {join} from 'node:path'

/** A query that people type, and the sections that answer it. */
export interface SearchCase {
  query: string
  /**
   * Routes, with the anchor of a section or, for the top of a page, without one.
   * `/docs/goals#*` is any place on that page.
   */
  answers: readonly string[]
}

/**
 * Reads a file of `queries/`. Each line has tab-separated fields: a query, its answers
 * (separated by spaces), and in some files the source of the query.
 */
export function readCases(name: string): SearchCase[] {
  const file = join(import.meta.dirname, 'queries', `${name}.tsv`)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [query = '', answers = ''] = line.split('\t')
    return {query, answers: answers.split(' ')}
  })
}

/** Whether a hit answers a query. */
export function isAnswer({answers}: SearchCase, url: string): boolean {
  const [page] = url.split('#')
  return answers.includes(url) || answers.includes(`${page}#*`)
}
