import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {MarkdownReader} from '../../content/reader'
import {isTypeScript, parsePage} from '../../content/page'
import {exampleGlob, findFiles, pageGlobs} from '../../content/files'
import type {Samples} from './samples'

/** Where the samples of a site are; folders are relative to it. */
export interface SampleFolders {
  pageFolders: readonly string[]
  examples: {folder: string}
}

/** Finds the samples of a site. */
export async function findSamples(
  root: string,
  readMarkdown: MarkdownReader,
  {pageFolders, examples: {folder}}: SampleFolders,
): Promise<Samples> {
  const [pageFiles, exampleFiles] = await Promise.all([
    findFiles(root, pageGlobs(pageFolders)),
    findFiles(root, exampleGlob(folder)),
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
