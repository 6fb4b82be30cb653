import {readFile} from 'node:fs/promises'
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils'

/**
 * The phrases people use to search for the sections of a page, by anchor. The anchor `''` stands
 * for the text above the first heading.
 */
export type Phrases = ReadonlyMap<string, readonly string[]>

/** The file with the phrases of a page, in the same folder: `page.phrases.yml`. */
export function phrasesFile(page: string): string {
  return page.replace(/\.mdx?$/, '.phrases.yml')
}

/**
 * Parses a file of phrases.
 *
 * @param file its path, for messages
 * @param text YAML: a list of phrases for each anchor
 * @throws when the text is anything else
 */
export async function parsePhrases(file: string, text: string): Promise<Phrases> {
  // The parser for front matter is the only YAML parser that Docusaurus exports.
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: `---\n${text}\n---\n`,
  })
  return new Map(
    Object.entries(frontMatter).map(([anchor, phrases]) => {
      const areTexts =
        Array.isArray(phrases) && phrases.every((phrase) => typeof phrase === 'string')
      if (!areTexts) throw new Error(`${file}: "${anchor}" is not a list of phrases.`)
      return [anchor, phrases]
    }),
  )
}

/**
 * Reads the phrases people use to search for a page.
 *
 * @param path absolute path of the page's Markdown file
 * @returns an empty map when the page has no file of phrases
 * @throws when the file is not a list of phrases for each anchor
 */
export async function readPhrases(path: string): Promise<Phrases> {
  const file = phrasesFile(path)
  try {
    return await parsePhrases(file, await readFile(file, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map()
    throw error
  }
}
