import {readFile} from 'node:fs/promises'
import {resolve} from 'node:path'
import type {Root} from 'mdast'
import {writeOutExercises} from './exercises'
import {parseMdx} from './mdx'

/** A Markdown file. */
export interface MarkdownFile {
  /** With the front matter. */
  text: string
  /**
   * Gives the parsed text, which is the same for all who ask: none may change it.
   *
   * @throws a vfile message, with the line, when the text is no MDX
   */
  tree: () => Root
}

/** Reads Markdown files for several plugins. */
export interface MarkdownReader {
  /**
   * Reads a file.
   *
   * @param path relative to the repository; it may begin with the `@site` alias
   * @throws when there is no such file
   */
  (path: string): Promise<MarkdownFile>
  /**
   * Gives a file as it was last read, unless nobody has read it.
   *
   * @param path as above, or absolute
   */
  last: (path: string) => MarkdownFile | undefined
}

/**
 * Makes a file of a text, which is parsed once and not before it is asked for.
 *
 * @param siteDir where its exercises are
 */
export function markdownFile(text: string, siteDir?: string): MarkdownFile {
  let tree: Root | undefined
  const parse = () => {
    const parsed = parseMdx(text)
    if (siteDir !== undefined) writeOutExercises(parsed, siteDir)
    return parsed
  }
  return {text, tree: () => (tree ??= parse())}
}

/**
 * Makes a reader that several plugins can share, so that each page is parsed once for all
 * of them, and again when it has changed.
 *
 * @param siteDir absolute path of the repository
 */
export function createMarkdownReader(siteDir: string): MarkdownReader {
  const known = new Map<string, MarkdownFile>()
  const locate = (path: string) => resolve(siteDir, path.replace(/^@site\//, ''))

  const read = async (path: string) => {
    const file = locate(path)
    const text = await readFile(file, 'utf8')
    const last = known.get(file)
    if (last?.text === text) return last
    const current = markdownFile(text, siteDir)
    known.set(file, current)
    return current
  }
  return Object.assign(read, {last: (path: string) => known.get(locate(path))})
}
