import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {exampleGlob, type ExampleParts} from '../../content/examples'
import {findFiles, pageGlobs} from '../../content/files'
import {isTypeScript, parsePage, type Fence} from '../../content/page'
import type {MarkdownReader} from '../../content/reader'
import type {SampleId} from '../samples/sampleId'

/** TypeScript code of a site that readers see. */
export interface Sample {
  /** From `createSampleId`. */
  id: string
  /** Path of its page, or of the live example itself, relative to the site. */
  file: string
  code: string
  /** The fence that it is from; a live example has none. */
  fence?: Fence
}

/** Where the samples of a site are. */
export interface SampleSources {
  readMarkdown: MarkdownReader
  sampleId: SampleId
  /** Folders with pages, relative to the site. */
  pageFolders: readonly string[]
  examples: Pick<ExampleParts, 'folder'>
}

/** Finds the samples of a site, without duplicates. */
export async function findSamples(
  root: string,
  {readMarkdown, sampleId, pageFolders, examples}: SampleSources,
): Promise<Sample[]> {
  const pages = await findFiles(root, pageGlobs(pageFolders))
  const files = await findFiles(root, exampleGlob(examples.folder))
  const found = await Promise.all([
    ...pages.map(async (file) => {
      const {fences} = await parsePage(file, await readMarkdown(file))
      return fences
        .filter(isTypeScript)
        .map((fence) => ({id: sampleId(fence), file, code: fence.code, fence}))
    }),
    ...files.map(async (file) => {
      const code = await readFile(join(root, file), 'utf8')
      return {id: sampleId({code, language: 'tsx'}), file, code}
    }),
  ])
  const samples = new Map<string, Sample>()
  for (const sample of found.flat())
    if (!samples.has(sample.id)) samples.set(sample.id, sample)
  return [...samples.values()]
}
