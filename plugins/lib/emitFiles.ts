import type {Compiler} from 'webpack'

/** Files for a build or the development server. */
export interface EmittedFiles {
  /** Texts by their paths below the base URL. */
  files: Record<string, string>
  /** Absolute paths of what they are made of: a change of one compiles again. */
  inputs: readonly string[]
}

/**
 * Bundler plugin: adds files to those of the build, or of the development server.
 *
 * @param name of the plugin
 * @param make called at each compilation
 */
export function emitFiles(
  name: string,
  make: () => EmittedFiles | Promise<EmittedFiles>,
): {apply: (compiler: Compiler) => void} {
  return {
    apply(compiler) {
      const {Compilation, sources} = compiler.webpack
      // Before styles are purged by what the build's scripts name.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tapPromise({name, stage}, async () => {
          const {files, inputs} = await make()
          for (const [path, text] of Object.entries(files))
            compilation.emitAsset(path, new sources.RawSource(text))
          compilation.fileDependencies.addAll(inputs)
        })
      })
    },
  }
}
