import {basename, join} from 'node:path'
import {minify} from '@swc/core'
import type {BuildOptions, Plugin} from 'esbuild'
import {findFiles} from '../../content/files'
import {bundle, type Bundle} from '../../lib/bundle'
import type {Library} from '../../code'

/** The code of a frame: `shell.ts` manages the runs, `run.tsx` runs one program. */
export const frameFolder = join(__dirname, '..', 'frame')

/** What frames are made from; paths are relative to the site. */
export interface FrameOptions {
  library: Library
  /** The style sheet with the site's colours and fonts. */
  styles: string
  /** Folder with modules that programs import in addition to the packages. */
  support: string
  /**
   * The renderers, lightest first: for each, the file that exports `mount`, and the modules
   * that need the renderer. There is a frame for each renderer, and one with all.
   */
  renderers: Readonly<Record<string, {file: string; modules: readonly string[]}>>
}

/** The names of the frames, each with its renderers, lightest frame first. */
export function variantsOf({
  renderers,
}: FrameOptions): [name: string, renderers: string[]][] {
  const names = Object.keys(renderers)
  return [...names.map((name): [string, string[]] => [name, [name]]), ['all', names]]
}

/** Globs for the modules that programs import besides the packages. */
export const supportFiles = (support: string) => [`${support}/*.{ts,tsx}`, '!**/*.*.*']

/** The modules that a program can import in a frame with these renderers: paths by name. */
export async function modulesOf(
  siteDir: string,
  {library, support, renderers}: FrameOptions,
  variant: readonly string[],
): Promise<Map<string, string>> {
  const rendererModules = Object.values(renderers).flatMap(({modules}) => modules)
  const packages = [
    'react',
    'react/jsx-runtime',
    ...library.packages.filter((name) => !rendererModules.includes(name)),
    ...variant.flatMap((name) => renderers[name]?.modules ?? []),
  ]
  const files = await findFiles(siteDir, supportFiles(support))
  return new Map([
    ...packages.map((name): [string, string] => {
      const standIn = library.standIns[name]
      return [name, standIn === undefined ? name : `./${standIn}`]
    }),
    ...files.map((file): [string, string] => {
      const path = file.replace(/\.tsx?$/, '')
      return [`./${basename(support)}/${basename(path)}`, `./${path}`]
    }),
  ])
}

/** Provides the module `frame-modules`: the modules, renderers and styles of one frame. */
export function frameModules(
  siteDir: string,
  frames: FrameOptions,
  variant: readonly string[],
): Plugin {
  const propertiesOf = (entries: Iterable<readonly [string, string]>) =>
    [...entries].map(([name, code]) => `${JSON.stringify(name)}: ${code},`).join('\n')
  const requireOf = (path: string) => `require(${JSON.stringify(path)})`
  const renderers = Object.entries(frames.renderers)
  return {
    name: 'frame-modules',
    setup(pluginBuild) {
      pluginBuild.onResolve({filter: /^frame-modules$/}, ({path}) => ({
        path,
        namespace: path,
      }))
      pluginBuild.onLoad({filter: /.*/, namespace: 'frame-modules'}, async () => {
        const present = await modulesOf(siteDir, frames, variant)
        // An example may import a renderer only for its types, and run with another one. An
        // empty module is enough for that.
        const absent = renderers
          .flatMap(([, {modules}]) => modules)
          .filter((name) => !present.has(name))
        const modules = [
          ...[...present].map(([name, path]) => [name, requireOf(path)] as const),
          ...absent.map((name) => [name, '{}'] as const),
        ]
        const mounts = renderers
          .filter(([name]) => variant.includes(name))
          .map(([name, {file}]) => [name, `${requireOf(`./${file}`)}.mount`] as const)
        return {
          contents:
            `${requireOf(`./${frames.styles}`)}\n` +
            `exports.modules = {${propertiesOf(modules)}}\n` +
            `exports.renderers = {${propertiesOf(mounts)}}\n`,
          resolveDir: siteDir,
        }
      })
    },
  }
}

/**
 * Bundles code of the frame as a classic script, because a document without an origin cannot load
 * module scripts. SWC minifies it once more, as it does the scripts that are files of the site:
 * that makes the frame of an example 6 % smaller.
 */
async function bundleScript(
  siteDir: string,
  entry: string,
  options: BuildOptions,
): Promise<Bundle> {
  const bundled = await bundle(entry, {
    format: 'iife',
    // esbuild puts each module into a function. V8 parses all of an arrow function before it is
    // called, and again when it is: without arrows, the packages start in three quarters of the time.
    supported: {arrow: false},
    // The oldest browser versions in package.json.
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define: {'process.env.NODE_ENV': '"production"'},
    absWorkingDir: siteDir,
    ...options,
  })
  const {code} = await minify(bundled.script, {
    compress: {ecma: 2020, arrows: false, toplevel: true},
    mangle: {toplevel: true},
    ecma: 2020,
  })
  return {...bundled, script: code}
}

/** Bundles a file of the frame's folder as a script of a document. */
export const bundleFrameScript = (siteDir: string, file: string) =>
  bundleScript(siteDir, join(frameFolder, file), {})

/**
 * Bundles a file of the frame's folder as a CommonJS module, which a frame evaluates with the
 * frame's packages.
 */
export const bundleModule = (siteDir: string, file: string) =>
  bundleScript(siteDir, join(frameFolder, file), {format: 'cjs', packages: 'external'})

/** Bundles the script with which a page runs programs (../client/runner). */
export const bundleRunner = () =>
  bundle(join(__dirname, '..', 'client', 'runner', 'index.ts'), {
    format: 'esm',
    target: 'es2020',
  })

/** Bundles everything that a program can import as one CommonJS module. */
export const bundlePackages = (
  siteDir: string,
  frames: FrameOptions,
  variant: readonly string[],
) =>
  bundleScript(siteDir, 'frame-modules', {
    format: 'cjs',
    plugins: [frameModules(siteDir, frames, variant)],
  })
