import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {MarkdownReader} from '../markdown-pages/reader'
import {parsePage, type Page} from '../samples/page'
import {isTypeScript} from '../samples/snippet'
import {EXAMPLES, findFiles, PAGES} from '../samples/workspace'
import {sampleId} from './sampleId'

/** A live example. */
export interface ExampleFile {
  /** Path relative to the repository. */
  file: string
  code: string
}

/** TypeScript code of a site. */
export interface Samples {
  /** Pages, with their TypeScript fences only. */
  pages: Pick<Page, 'file' | 'fences'>[]
  examples: ExampleFile[]
}

/** Names an example by all that its types follow from. */
export function exampleId({code}: ExampleFile): string {
  return sampleId({code, language: 'tsx'})
}

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

/** The ids of all samples. */
export function sampleIds({pages, examples}: Samples): string[] {
  return [
    ...pages.flatMap(({fences}) => fences.map(sampleId)),
    ...examples.map(exampleId),
  ]
}

/** Leaves the samples whose ids pass a test. */
export function filterSamples(
  {pages, examples}: Samples,
  passes: (id: string) => boolean,
): Samples {
  return {
    pages: pages.map(({file, fences}) => ({
      file,
      fences: fences.filter((fence) => passes(sampleId(fence))),
    })),
    examples: examples.filter((example) => passes(exampleId(example))),
  }
}
