import type {Page} from '../../content/page'
import {sampleId} from '../samples/sampleId'

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

/** The ids of all samples, each once. */
export function sampleIds({pages, examples}: Samples): string[] {
  return [
    ...new Set([
      ...pages.flatMap(({fences}) => fences.map(sampleId)),
      ...examples.map(exampleId),
    ]),
  ]
}

/** Leaves one sample of each id. */
export function pickSamples({pages, examples}: Samples, ids: Iterable<string>): Samples {
  const wanted = new Set(ids)
  const take = (id: string) => wanted.delete(id)
  return {
    pages: pages.map(({file, fences}) => ({
      file,
      fences: fences.filter((fence) => take(sampleId(fence))),
    })),
    examples: examples.filter((example) => take(exampleId(example))),
  }
}
