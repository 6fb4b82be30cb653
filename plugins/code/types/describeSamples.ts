import {join} from 'node:path'
import {visibleRange, type TextRange} from '../../content/fence'
import {writeAtomically} from '../../lib/writeAtomically'
import type {Library} from '../samples/library'
import {openWorkspace, type Snippet} from '../samples/workspace'
import {describeTypes} from './describeTypes'
import type {Sample} from './samples'

/** What to describe, and where to write it. */
export interface Request {
  /** Absolute path of the site. */
  root: string
  library: Library
  /** Absolute path of the folder for the files. */
  folder: string
  samples: readonly Sample[]
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
export async function describeSamples({
  root,
  library,
  folder,
  samples,
}: Request): Promise<void> {
  const fences = samples.flatMap(({fence, ...sample}) =>
    fence ? {...sample, fence} : [],
  )
  const examples = samples.filter(({fence}) => !fence)
  const files = examples.map(({file}) => file)
  const workspace = openWorkspace(root, library, files)
  const {program, snippets, quickInfo} = workspace.compile(fences)
  const modules = [
    ...snippets.map((snippet) => ({...snippet, shown: shownIn(snippet)})),
    ...examples.map(({id, file, code}) => {
      return {id, path: join(root, file), shown: visibleRange(code)}
    }),
  ]
  for (const {id, path, shown} of modules) {
    const source = program.getSourceFile(path)
    if (!source) throw new Error(`${path} is not in the program.`)
    const types = describeTypes(source, shown, (position) => quickInfo(path, position))
    await writeAtomically(join(folder, `${id}.json`), JSON.stringify(types))
  }
}
