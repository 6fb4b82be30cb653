import type {Page} from '../samples/page'
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
