import {join} from 'node:path'
import {visibleRange, type TextRange} from '../../../content/fence'
import type {FileRequest, MadeFile} from '../../../lib/fileCache'
import type {Library} from '../samples/library'
import {openWorkspace, type Snippet} from '../samples/workspace'
import {describeTypes} from './describeTypes'
import type {FoundSample} from './samples'

/** The samples to describe, and their site. */
export interface Request extends FileRequest<FoundSample> {
  /** Absolute path of the site. */
  root: string
  library: Library
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

/** Makes, for each sample, a file that describes its identifiers. */
export default function* describeSamples({
  root,
  library,
  items,
}: Request): Generator<MadeFile> {
  const fences = items.flatMap(([name, {file, fence}]) =>
    fence ? {name, file, fence} : [],
  )
  const examples = items.filter(([, {fence}]) => !fence)
  const files = examples.map(([, {file}]) => file)
  const {program, snippets, quickInfo} = openWorkspace(root, library, files).compile(
    fences,
  )
  const modules = [
    ...snippets.map((snippet) => ({...snippet, shown: shownIn(snippet)})),
    ...examples.map(([name, {file, code}]) => {
      return {name, path: join(root, file), shown: visibleRange(code)}
    }),
  ]
  for (const {name, path, shown} of modules) {
    const source = program.getSourceFile(path)
    if (!source) throw new Error(`${path} is not in the program.`)
    const types = describeTypes(source, shown, (position) => quickInfo(path, position))
    yield [name, JSON.stringify(types)]
  }
}
