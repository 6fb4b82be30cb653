import ts from 'typescript'
import {createCompiler, type Disk} from '../../../code/shared/compiler'
import {readInfo} from '../../../code/shared/readInfo'
import {lineAt} from '../../shared/problem'
import type {Declarations, TypeService} from '../../shared/typeChecker'

/** The files of the declarations as a disk. */
function diskOf(files: Readonly<Record<string, string>>): Disk {
  const folders = new Set<string>()
  for (const file of Object.keys(files)) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
      folders.add(file.slice(0, end))
  }
  return {
    readFile: (file) => files[file],
    fileExists: (file) => Object.hasOwn(files, file),
    directoryExists: (folder) => folders.has(folder.replace(/\/$/, '')),
    useCaseSensitiveFileNames: true,
    libFolder: '/node_modules/typescript/lib/',
  }
}

/** Makes the compiler of samples, with their declarations, available to an editor. */
export function createTypeService({files, roots, program}: Declarations): TypeService {
  const compiler = createCompiler('/', roots, {}, diskOf(files))
  const compile = (text: string) => compiler.compile([{path: program, text}])
  return {
    check(text) {
      const compiled = compile(text)
      return compiled
        .getSemanticDiagnostics(compiled.getSourceFile(program))
        .map(({start = 0, length = 0, messageText, code}) => ({
          from: start,
          to: start + length,
          line: lineAt(text, start),
          message: ts.flattenDiagnosticMessageText(messageText, '\n'),
          code,
        }))
    },
    describe(text, position) {
      compile(text)
      const info = compiler.quickInfo(program, position)
      const description = info && readInfo(info)
      if (!description) return undefined
      const {start, length} = info.textSpan
      return {...description, from: start, to: start + length}
    },
    complete(text, position) {
      compile(text)
      const found = compiler.completions(program, position)
      if (!found) return undefined
      const word = /[\w$-]*$/.exec(text.slice(0, position))?.[0] ?? ''
      const from = found.optionalReplacementSpan?.start ?? position - word.length
      return {
        from,
        options: found.entries.map(({name, sortText}) => {
          return {label: name, boost: 20 - Number.parseInt(sortText, 10)}
        }),
      }
    },
  }
}
