import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {exampleGlob, type ExampleParts} from '../../../content/examples'
import {findFiles, pageGlobs} from '../../../content/files'
import {isTypeScript, parsePage, type Fence} from '../../../content/page'
import type {MarkdownReader} from '../../../content/reader'
import type {Sample} from '../apiLinks/references'
import type {SampleId} from '../samples/sampleId'

/** TypeScript code that readers of a site see. */
export interface FoundSample {
  /** Path of its page, or of the live example itself, relative to the site. */
  file: string
  code: string
  /** The fence it is from; a live example has none. */
  fence?: Fence
}

export interface SampleSources {
  readMarkdown: MarkdownReader
  sampleId: SampleId
  pageFolders: readonly string[]
  examples: Pick<ExampleParts, 'folder'>
}

/**
 * Finds a site's samples, without duplicates.
 *
 * @returns the samples, by the name of the file to which the types of each are written
 */
export async function findSamples(
  root: string,
  {readMarkdown, sampleId, pageFolders, examples}: SampleSources,
): Promise<Map<string, FoundSample>> {
  const pages = await findFiles(root, pageGlobs(pageFolders))
  const files = await findFiles(root, exampleGlob(examples.folder))
  const typesFile = (sample: Sample) => `${sampleId(sample)}.json`
  const found = await Promise.all([
    ...pages.map(async (file) => {
      const {fences} = await parsePage(file, await readMarkdown(file))
      return fences
        .filter(isTypeScript)
        .map((fence) => [typesFile(fence), {file, code: fence.code, fence}] as const)
    }),
    ...files.map(async (file) => {
      const code = await readFile(join(root, file), 'utf8')
      return [[typesFile({code, language: 'tsx'}), {file, code}] as const]
    }),
  ])
  return new Map<string, FoundSample>(found.flat())
}
