import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {CheerioAPI} from 'cheerio'

type Elements = ReturnType<CheerioAPI>

/**
 * Reads the document that the build wrote for a page, wherever it puts a trailing slash.
 *
 * @param path of the page, below the base URL
 * @throws when there is none
 */
export function readDocument(outDir: string, path: string): string {
  const folder = join(outDir, decodeURI(path))
  const candidates = [join(folder, 'index.html'), `${folder.replace(/[\\/]$/, '')}.html`]
  const file = candidates.find((candidate) => existsSync(candidate))
  if (file === undefined) throw new Error(`The build has no document for ${path}.`)
  return readFileSync(file, 'utf8')
}

/** Where the theme puts what a page says; the first that a document has. */
const places = ['article .markdown', 'article', 'main', 'body']

/** The element of a document that has what its page says. */
export function contentOf($: CheerioAPI): Elements {
  return $(places.find((place) => $(place).length > 0) ?? 'body').first()
}
