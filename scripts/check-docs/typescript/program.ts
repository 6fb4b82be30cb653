import path from 'node:path'
import ts from 'typescript'

/** A source file that exists only in memory. */
export interface VirtualModule {
  /** Absolute path that the program knows it by. */
  path: string
  text: string
}

/** Compiles virtual modules; the declarations they use are read and parsed once. */
export interface Compiler {
  compile(modules: VirtualModule[]): ts.Program
}

/** The options a fence is checked with: strict, for a bundler, in a browser. */
const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  // A reader's code runs in a browser: no ambient Node.js types.
  types: [],
}

/** Declaration files by path: they do not change while the process runs. */
const parsed = new Map<string, ts.SourceFile | undefined>()

/**
 * Makes a compiler for modules that live in memory beside the real files of a repository.
 *
 * @param root absolute path of the repository; packages resolve from there
 * @param declarations absolute paths of files that belong to every program
 */
export function createCompiler(root: string, declarations: string[]): Compiler {
  let last: ts.Program | undefined

  return {
    compile(modules) {
      const texts = new Map(modules.map((module) => [module.path, module.text]))
      const disk = ts.createCompilerHost(options)
      const host: ts.CompilerHost = {
        ...disk,
        getCurrentDirectory: () => root,
        fileExists: (file) => texts.has(file) || disk.fileExists(file),
        readFile: (file) => texts.get(file) ?? disk.readFile(file),
        getSourceFile(file, target) {
          const text = texts.get(file)
          if (text !== undefined) return ts.createSourceFile(file, text, target)
          if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, target))
          return parsed.get(file)
        },
      }
      last = ts.createProgram({
        rootNames: [...declarations, ...texts.keys()],
        options,
        host,
        oldProgram: last,
      })
      return last
    },
  }
}

/** Path for a virtual module: a folder of its own, so that no relative import resolves. */
export function virtualPath(root: string, name: string): string {
  return path.posix.join(root, '.check-docs', name)
}
