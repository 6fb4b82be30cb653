import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types'
import type {Root} from 'mdast'
import {parseMdx} from './mdx'

/** A Markdown file and its tree, which several plugins read and none may change. */
export interface MarkdownFile {
  /** With the front matter. */
  text: string
  tree: Root
}

/**
 * Reads and parses a Markdown file.
 *
 * @param source path of the file as Docusaurus has it, with the `@site` alias
 * @throws when there is no such file, and a vfile message when it is no MDX
 */
export type MarkdownReader = (source: string) => Promise<MarkdownFile>

interface Content {
  read: MarkdownReader
}

/** Makes a reader that parses a file again only when its text has changed. */
export function createMarkdownReader(siteDir: string): MarkdownReader {
  const known = new Map<string, MarkdownFile>()
  return async (source) => {
    const text = await readFile(join(siteDir, source.replace(/^@site\//, '')), 'utf8')
    const last = known.get(source)
    if (last?.text === text) return last
    const file = {text, tree: parseMdx(text)}
    known.set(source, file)
    return file
  }
}

/**
 * Docusaurus plugin: lets the plugins that read Markdown files share one reader
 * (`markdownReader`), so that each page is parsed once for all of them.
 */
export default function markdownPages({siteDir}: LoadContext): Plugin<Content> {
  const content = {read: createMarkdownReader(siteDir)}
  return {
    name: 'markdown-pages',
    loadContent: () => Promise.resolve(content),
  }
}

/** The reader of a site whose content is loaded. */
export function markdownReader(allContent: AllContent): MarkdownReader {
  const {read} = allContent['markdown-pages']?.default as Content
  return read
}
