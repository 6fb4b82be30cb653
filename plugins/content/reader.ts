import {readFile} from 'node:fs/promises'
import {resolve} from 'node:path'
import type {Root} from 'mdast'
import {writeOutExercises, type ExerciseParts} from './exercises'
import {parseMdx} from './mdx'

/** A Markdown file. */
export interface MarkdownFile {
  /** The whole text, with its front matter. */
  text: string
  /**
   * Returns the parsed text. All callers share it, so none may change it.
   *
   * @throws a vfile message, with the line, when the text is not MDX
   */
  tree: () => Root
}

/**
 * Reads Markdown files; several plugins share one reader.
 *
 * @param path relative to the site
 * @throws when there is no such file
 */
export type MarkdownReader = (path: string) => Promise<MarkdownFile>

/**
 * Makes a `MarkdownFile` from a text. The text is parsed once, on demand.
 *
 * @param siteDir absolute path of the site; only exercises need it
 * @param exercises where the site keeps its exercises; if given, the tree has their texts
 */
export function markdownFile(
  text: string,
  siteDir = '',
  exercises?: ExerciseParts,
): MarkdownFile {
  let tree: Root | undefined
  const parse = () => {
    const parsed = parseMdx(text)
    if (exercises) writeOutExercises(parsed, siteDir, exercises)
    return parsed
  }
  return {text, tree: () => (tree ??= parse())}
}

/**
 * Makes a reader that several plugins can share, so that each page is parsed once for all of them,
 * and again when its file has changed. A change of an exercise alone does not parse its page again.
 *
 * @param siteDir absolute path of the site
 * @param exercises where the site keeps its exercises, if it has any
 */
export function createMarkdownReader(
  siteDir: string,
  exercises?: ExerciseParts,
): MarkdownReader {
  const known = new Map<string, MarkdownFile>()
  return async (path) => {
    const file = resolve(siteDir, path)
    const text = await readFile(file, 'utf8')
    const last = known.get(file)
    if (last?.text === text) return last
    const current = markdownFile(text, siteDir, exercises)
    known.set(file, current)
    return current
  }
}
