import {resolve} from 'node:path'
import {build, type BuildOptions} from 'esbuild'

/** A script that is bundled separately from the pages' scripts. */
export interface Bundle {
  script: string
  /** The styles that the script imports; an empty string if none. */
  styles: string
  /** Absolute paths of the source files that are in the bundle. */
  inputs: string[]
}

/**
 * Bundles and minifies a script that runs without the runtime of the site's bundler.
 *
 * @throws when an import of the script is missing
 */
export async function bundle(
  entry: string,
  options: Omit<BuildOptions, 'write' | 'metafile'>,
): Promise<Bundle> {
  const {outputFiles, metafile} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    legalComments: 'none',
    // Nothing is written, but esbuild needs a folder to name the script and its styles.
    outdir: 'bundle',
    ...options,
    write: false,
    metafile: true,
  })
  const textOf = (extension: string) =>
    outputFiles.find(({path}) => path.endsWith(extension))?.text.trim() ?? ''
  const folder = options.absWorkingDir ?? process.cwd()
  return {
    script: textOf('.js'),
    styles: textOf('.css'),
    inputs: Object.keys(metafile.inputs).map((file) => resolve(folder, file)),
  }
}
