import {join} from 'node:path'
import {visibleRange, type TextRange} from '../../content/fence'
import type {Snippet} from '../samples/snippet'
import {openWorkspace} from '../samples/workspace'
import {writeAtomically} from '../../lib/writeAtomically'
import {describeTypes} from './describeTypes'
import {sampleId} from '../samples/sampleId'
import {exampleId, type Samples} from './samples'

/** What to describe, and where. */
export interface Request {
  /** Absolute path of the repository. */
  root: string
  /** Absolute path of the folder for the files. */
  folder: string
  samples: Samples
}

/** The part of a fence's module that is shown. */
function shownIn({fence, text, offset}: Snippet): TextRange {
  const before = text
    .split('\n')
    .slice(0, offset)
    .reduce((length, line) => length + line.length + 1, 0)
  const {start, end} = visibleRange(fence.code)
  return {start: before + start, end: before + end}
}

/** Writes a file for each sample, `<id>.json`, that says what its identifiers are. */
export async function describeSamples({root, folder, samples}: Request): Promise<void> {
  const {pages, examples} = samples
  const workspace = await openWorkspace(
    root,
    examples.map(({file}) => file),
  )
  const {program, snippets, quickInfo} = workspace.compile(pages)
  const modules = [
    ...snippets.map((snippet) => ({
      id: sampleId(snippet.fence),
      path: snippet.path,
      shown: shownIn(snippet),
    })),
    ...examples.map((example) => ({
      id: exampleId(example),
      path: join(root, example.file),
      shown: visibleRange(example.code),
    })),
  ]
  for (const {id, path, shown} of modules) {
    const source = program.getSourceFile(path)
    if (!source) throw new Error(`${path} is not in the program.`)
    const types = describeTypes(source, shown, (position) => quickInfo(path, position))
    await writeAtomically(join(folder, `${id}.json`), JSON.stringify(types))
  }
}
