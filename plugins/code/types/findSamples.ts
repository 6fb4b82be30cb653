import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {MarkdownReader} from '../../content/reader'
import {isTypeScript, parsePage} from '../../content/page'
import {EXAMPLES, findFiles, PAGES} from '../../content/files'
import type {Samples} from './samples'

/** Finds the samples of a repository. */
export async function findSamples(
  root: string,
  readMarkdown: MarkdownReader,
): Promise<Samples> {
  const [pageFiles, exampleFiles] = await Promise.all([
    findFiles(root, PAGES),
    findFiles(root, EXAMPLES),
  ])
  const [pages, examples] = await Promise.all([
    Promise.all(
      pageFiles.map(async (file) => {
        const {fences} = await parsePage(file, await readMarkdown(file))
        return {file, fences: fences.filter(isTypeScript)}
      }),
    ),
    Promise.all(
      exampleFiles.map(async (file) => {
        return {file, code: await readFile(join(root, file), 'utf8')}
      }),
    ),
  ])
  return {pages, examples}
}
