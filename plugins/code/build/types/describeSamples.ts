import {join} from 'node:path'
import {visibleRange} from '../../../content/fence'
import type {FileRequest, MadeFile} from '../../../lib/fileCache'
import type {Library} from '../samples/library'
import {openWorkspace} from '../samples/workspace'
import {describeTypes} from './describeTypes'
import type {FoundSample} from './samples'

export interface Request extends FileRequest<FoundSample> {
  root: string
  library: Library
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
    ...snippets.map(({name, path, fence, offset}) => {
      const {start, end} = visibleRange(fence.code)
      return {name, path, shown: {start: offset + start, end: offset + end}}
    }),
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
