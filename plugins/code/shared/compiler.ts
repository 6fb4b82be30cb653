import ts from 'typescript'

/** A source file that exists only in memory. */
export interface VirtualModule {
  /** Absolute path that the program knows it by. */
  path: string
  text: string
}

/** Compiles virtual modules; the declarations they use are read and parsed once. */
export interface Compiler {
  compile: (modules: readonly VirtualModule[]) => ts.Program
  /** What editors show at a position in a module of the last program. */
  quickInfo: (path: string, position: number) => ts.QuickInfo | undefined
  /** What editors offer at a position in a module of the last program. */
  completions: (path: string, position: number) => ts.CompletionInfo | undefined
}

/** Where a compiler reads real files. */
export interface Disk extends Pick<
  ts.LanguageServiceHost,
  'readFile' | 'fileExists' | 'directoryExists' | 'getDirectories' | 'realpath'
> {
  useCaseSensitiveFileNames: boolean
  /** The folder of TypeScript's own declarations. */
  libFolder: string
}

/** The files of this machine. */
export const machineDisk = (): Disk => ({
  ...ts.sys,
  libFolder: ts.getDefaultLibFilePath({}).replace(/[^\\/]*$/, ''),
})

/** Samples are checked strictly, as code that is bundled for a browser. */
const options: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  // A reader's code runs in a browser: no ambient Node.js types.
  types: [],
}

/** Parses each real file only once, for all compilers, as if files never changed. */
const documents = ts.createDocumentRegistry()

/**
 * Makes a compiler for modules that exist only in memory, alongside the real files of a
 * repository.
 *
 * @param root absolute path of the repository; packages resolve from there
 * @param files absolute paths of files that belong to every program
 * @param changes options other than those for samples
 */
export function createCompiler(
  root: string,
  files: readonly string[],
  changes: ts.CompilerOptions = {},
  disk: Disk = machineDisk(),
): Compiler {
  const settings = {...options, ...changes}
  let texts: ReadonlyMap<string, string> = new Map<string, string>()
  let version = 0

  const host: ts.LanguageServiceHost = {
    // No module imports a virtual one, so imports are looked up on disk.
    ...disk,
    getCompilationSettings: () => settings,
    getDefaultLibFileName: () => disk.libFolder + ts.getDefaultLibFileName(settings),
    getCurrentDirectory: () => root,
    useCaseSensitiveFileNames: () => disk.useCaseSensitiveFileNames,
    // Without a version, the service compares all files on each request.
    getProjectVersion: () => String(version),
    getScriptFileNames: () => [...files, ...texts.keys()],
    getScriptVersion: (file) => texts.get(file) ?? '',
    getScriptSnapshot(file) {
      const text = texts.get(file) ?? disk.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
  }
  const service = ts.createLanguageService(host, documents)

  return {
    compile(modules) {
      texts = new Map(modules.map((module) => [module.path, module.text]))
      version += 1
      const program = service.getProgram()
      if (!program) throw new Error('The compiler made no program.')
      return program
    },
    quickInfo: (file, position) => service.getQuickInfoAtPosition(file, position),
    completions: (file, position) =>
      service.getCompletionsAtPosition(file, position, undefined),
  }
}

/** Path for a virtual module, in a folder that does not exist: no relative import resolves. */
export function virtualPath(root: string, name: string): string {
  return `${root}/.check-docs/${name}`
}
