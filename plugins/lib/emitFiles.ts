import type {Compiler} from 'webpack'

/** Files for a build or the development server. */
export interface EmittedFiles {
  /** The content of each file, by its path below the base URL. */
  files: Record<string, string>
  /** Absolute paths of the source files; a change to one triggers a compilation. */
  inputs?: readonly string[]
}

/** Bundler plugin: adds files to the build or the development server. */
export function emitFiles(
  name: string,
  make: () => EmittedFiles | Promise<EmittedFiles>,
): {apply: (compiler: Compiler) => void} {
  return {
    apply(compiler) {
      const {Compilation, sources} = compiler.webpack
      // Runs before unused styles are purged, so that classes named in these files are kept.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tapPromise({name, stage}, async () => {
          const {files, inputs = []} = await make()
          for (const [path, text] of Object.entries(files))
            compilation.emitAsset(path, new sources.RawSource(text))
          compilation.fileDependencies.addAll(inputs)
        })
      })
    },
  }
}
