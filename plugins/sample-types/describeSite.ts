import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {visibleRange, type TextRange} from '../code-blocks/fence'
import {parsePage} from '../samples/page'
import {isTypeScript, type Snippet} from '../samples/snippet'
import {EXAMPLES, findFiles, openWorkspace, PAGES} from '../samples/workspace'
import {writeAtomically} from '../writeAtomically'
import {describeTypes} from './describeTypes'
import {sampleId} from './sampleId'
import {createTypeTexts} from './typeTexts'

/** The part of a fence's module that is shown. */
function shownIn({fence, text, offset}: Snippet): TextRange {
  const before = text
    .split('\n')
    .slice(0, offset)
    .reduce((length, line) => length + line.length + 1, 0)
  const {start, end} = visibleRange(fence.code)
  return {start: before + start, end: before + end}
}

/**
 * Writes a file for each TypeScript sample of a repository, `<id>.json`, that says what
 * its identifiers are. A file that is there already is as it would be written again.
 *
 * @param root absolute path of the repository
 * @param folder absolute path of the folder for the files
 * @returns the ids of all samples
 */
export async function describeSite(root: string, folder: string): Promise<string[]> {
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const fileOf = (id: string) => join(folder, `${id}.json`)
  const isNew = (id: string) => !existsSync(fileOf(id))

  const pages = await Promise.all(
    (await findFiles(root, PAGES)).map(async (file) => parsePage(file, await read(file))),
  )
  const examples = await Promise.all(
    (await findFiles(root, EXAMPLES)).map(async (file) => {
      const code = await read(file)
      return {file, code, id: sampleId({code, language: 'tsx'})}
    }),
  )
  const ids = [
    ...pages.flatMap(({fences}) => fences.filter(isTypeScript).map(sampleId)),
    ...examples.map(({id}) => id),
  ]
  if (!ids.some(isNew)) return ids

  const newPages = pages.map((page) => ({
    ...page,
    fences: page.fences.filter((fence) => isTypeScript(fence) && isNew(sampleId(fence))),
  }))
  const newExamples = examples.filter(({id}) => isNew(id))
  const workspace = await openWorkspace(
    root,
    newExamples.map(({file}) => file),
  )
  const {program, snippets} = workspace.compile(newPages)
  const textOf = createTypeTexts(program.getTypeChecker())
  const modules = [
    ...snippets.map((snippet) => ({
      id: sampleId(snippet.fence),
      path: snippet.path,
      shown: shownIn(snippet),
    })),
    ...newExamples.map(({id, file, code}) => ({
      id,
      path: join(root, file),
      shown: visibleRange(code),
    })),
  ]
  for (const {id, path, shown} of modules) {
    const source = program.getSourceFile(path)
    if (!source) throw new Error(`${path} is not in the program.`)
    const types = describeTypes(source, shown, textOf)
    await writeAtomically(fileOf(id), JSON.stringify(types))
  }
  return ids
}
