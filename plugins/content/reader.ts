import {readFileSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {dirname, join, resolve} from 'node:path'
import type {Root, RootContent} from 'mdast'
import {visit} from 'unist-util-visit'
import {applyMagicComments, type MagicComment} from './fence'
import {writeOutExercises, type ExerciseNames} from './exercises'
import {attributeOf, formatOf, parseMarkdown, type JsxElement} from './mdx'
import {writeSignatures, type SignatureOf} from './signatures'

export interface MarkdownFile {
  /** The whole text, with its front matter. */
  text: string
  /**
   * Returns the parsed text. All callers share it, so none may change it.
   *
   * Rejects with an error with the line, when the text is not MDX or a signature is unknown.
   */
  tree: () => Promise<Root>
}

interface Extensions {
  /** Where the site keeps its exercises: the tree has their texts. */
  exercises?: ExerciseNames
  /** Those of `themeConfig.prism`. */
  magicComments?: readonly MagicComment[]
  /** Writes the signatures. Without it, their fences stay empty. */
  signatureOf?: SignatureOf
}

/** Reads a Markdown file by its path, relative to the site. Several plugins share one reader. */
export type MarkdownReader = (path: string) => Promise<MarkdownFile>

/** Text with `\n` at the end of each line, as the parsers and the samples need it. */
export const withUnixLines = (text: string) => text.replace(/\r\n?/g, '\n')

/** Puts what a page gives a partial, texts and children, where the partial shows its `props`. */
function giveProperties(partial: Root, use: JsxElement): void {
  visit(partial, (node, index, parent) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return
    const name = /^props\.(\w+)$/.exec(node.value.trim())?.[1]
    const text = attributeOf(use, name ?? '')
    if (text !== undefined) node.value = JSON.stringify(text)
    if (name !== 'children' || !parent || index === undefined) return
    ;(parent as {children: unknown[]}).children.splice(index, 1, ...use.children)
  })
}

/**
 * Puts the content of partials, Markdown files that a page imports and shows, in their places. A
 * file that is missing or cannot be parsed is left to the bundler to report.
 *
 * @param file absolute path of the page
 * @param above the files that lead to this one, which may not include themselves
 */
function insertPartials(
  root: Root,
  siteDir: string,
  file: string,
  above: readonly string[] = [],
): void {
  const partials = new Map<string, string>()
  for (const node of root.children) {
    if (node.type !== 'mdxjsEsm') continue
    for (const [, name = '', path = ''] of node.value.matchAll(
      /^import (\w+)(?:,\s*\{[^}]*\})? from ['"]((?:\.|@site\/)[^'"]+\.mdx?)['"]/gm,
    ))
      partials.set(
        name,
        path.startsWith('@site/')
          ? join(siteDir, path.slice(6))
          : join(dirname(file), path),
      )
  }
  if (partials.size === 0) return
  visit(root, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement')
      return undefined
    const path = partials.get(node.name ?? '')
    if (path === undefined || !parent || index === undefined) return undefined
    if (path === file || above.includes(path)) return undefined
    let partial: Root
    try {
      const text = withUnixLines(readFileSync(path, 'utf8'))
      partial = parseMarkdown(text, formatOf(text, path))
    } catch {
      return undefined
    }
    insertPartials(partial, siteDir, path, [...above, file])
    giveProperties(partial, node)
    const {children} = partial
    // Problems in a partial are reported where the page shows it.
    visit(partial, (part) => {
      part.position = node.position
    })
    ;(parent as {children: RootContent[]}).children.splice(index, 1, ...children)
    return index + children.length
  })
}

/**
 * Makes a `MarkdownFile` from a text. The text is parsed once, on demand.
 *
 * @param siteDir absolute path of the site; only exercises and partials need it
 * @param path absolute path of the file; if given, the tree has its partials
 */
export function markdownFile(
  text: string,
  siteDir = '',
  {exercises, magicComments, signatureOf}: Extensions = {},
  path?: string,
): MarkdownFile {
  let tree: Promise<Root> | undefined
  const parse = async () => {
    const parsed = parseMarkdown(text, formatOf(text, path ?? ''))
    if (path !== undefined) insertPartials(parsed, siteDir, path)
    if (signatureOf) await writeSignatures(parsed, signatureOf)
    visit(parsed, 'code', (code) => applyMagicComments(code, magicComments))
    // A line break separates words.
    visit(parsed, (node, index, parent) => {
      const isBreak =
        node.type === 'break' ||
        ('name' in node && node.name === 'br') ||
        (node.type === 'html' && /^<br\b/i.test(node.value))
      if (isBreak && parent && index !== undefined && 'children' in parent)
        parent.children.splice(index, 1, {type: 'text', value: ' '} as never)
    })
    if (exercises) writeOutExercises(parsed, siteDir, exercises)
    return parsed
  }
  return {text, tree: () => (tree ??= parse())}
}

/**
 * Makes a reader that several plugins can share, so that each page is parsed once for all of them,
 * and again when its file has changed. A change of an exercise alone does not parse its page again.
 */
export function createMarkdownReader(
  siteDir: string,
  extensions?: Extensions,
): MarkdownReader {
  const known = new Map<string, MarkdownFile>()
  return async (path) => {
    const file = resolve(siteDir, path)
    const text = withUnixLines(await readFile(file, 'utf8'))
    const last = known.get(file)
    if (last?.text === text) return last
    const current = markdownFile(text, siteDir, extensions, file)
    known.set(file, current)
    return current
  }
}
