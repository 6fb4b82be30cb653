import {basename, join} from 'node:path'
import type {BuildOptions, Plugin} from 'esbuild'
import {findFiles} from '../../content/files'
import {bundle, type Bundle} from '../../lib/bundle'
import type {Library} from '../samples/library'

/** What frames are made from; paths are relative to the site. */
export interface Frames {
  library: Library
  /**
   * Folder with what a frame runs: `shell.ts` manages the runs, `run.tsx` runs one program
   * with the modules and renderers of `playground-parts`.
   */
  source: string
  /** Folder with modules that programs import in addition to the packages. */
  support: string
  /**
   * The renderers, the lightest first: for each, the file that exports `mount` and the
   * modules that need it. There is a frame for each renderer, and one with all.
   */
  renderers: Readonly<Record<string, {file: string; modules: readonly string[]}>>
}

/** The names of the frames, each with its renderers, the lightest frame first. */
export function variantsOf({renderers}: Frames): [name: string, renderers: string[]][] {
  const names = Object.keys(renderers)
  return [...names.map((name): [string, string[]] => [name, [name]]), ['all', names]]
}

/** The modules that a program in a frame can import: their paths by their names. */
export async function modulesOf(
  siteDir: string,
  {library, support, renderers}: Frames,
  variant: readonly string[],
): Promise<Map<string, string>> {
  const ofRenderers = Object.values(renderers).flatMap(({modules}) => modules)
  const packages = [
    'react',
    'react/jsx-runtime',
    ...library.packages.filter((name) => !ofRenderers.includes(name)),
    ...variant.flatMap((name) => renderers[name]?.modules ?? []),
  ]
  const files = await findFiles(siteDir, [`${support}/*.{ts,tsx}`, '!**/*.*.*'])
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

/** Provides the module `playground-parts`: the modules and renderers of a variant. */
function partsPlugin(
  siteDir: string,
  frames: Frames,
  variant: readonly string[],
): Plugin {
  const table = (entries: Iterable<readonly [string, string]>) =>
    [...entries].map(([name, code]) => `${JSON.stringify(name)}: ${code},`).join('\n')
  const requireOf = (path: string) => `require(${JSON.stringify(path)})`
  return {
    name: 'playground-parts',
    setup(pluginBuild) {
      pluginBuild.onResolve({filter: /^playground-parts$/}, ({path}) => ({
        path,
        namespace: path,
      }))
      pluginBuild.onLoad({filter: /.*/, namespace: 'playground-parts'}, async () => {
        const present = await modulesOf(siteDir, frames, variant)
        // A program may import a renderer only for its types: an empty module will do then.
        const absent = Object.values(frames.renderers)
          .flatMap(({modules}) => modules)
          .filter((name) => !present.has(name))
        const modules = [
          ...[...present].map(([name, path]) => [name, requireOf(path)] as const),
          ...absent.map((name) => [name, '{}'] as const),
        ]
        const renderers = Object.entries(frames.renderers)
          .filter(([name]) => variant.includes(name))
          .map(([name, {file}]) => [name, `${requireOf(`./${file}`)}.mount`] as const)
        return {
          contents:
            `exports.modules = {${table(modules)}}\n` +
            `exports.renderers = {${table(renderers)}}\n`,
          resolveDir: siteDir,
        }
      })
    },
  }
}

/** Parts of a frame are classic scripts: a document without an origin cannot load modules. */
const partOptions: BuildOptions = {
  format: 'iife',
  // The oldest browsers of package.json.
  target: ['chrome109', 'firefox115', 'safari16.4'],
  define: {'process.env.NODE_ENV': '"production"'},
}

/** Bundles the shell, which manages the runs in a frame. */
export function bundleShell(siteDir: string, {source}: Frames): Promise<Bundle> {
  const entry = join(siteDir, source, 'shell.ts')
  return bundle(entry, {...partOptions, absWorkingDir: siteDir})
}

/**
 * Bundles the checker of exercises: a CommonJS module that a frame evaluates and passes its
 * own packages to.
 */
export function bundleChecker(
  siteDir: string,
  {source}: Pick<Frames, 'source'>,
): Promise<Bundle> {
  const entry = join(siteDir, source, 'checks', 'index.ts')
  const options = {...partOptions, format: 'cjs', packages: 'external'} as const
  return bundle(entry, {...options, absWorkingDir: siteDir})
}

/** Bundles the script that runs one program, with everything that the program can import. */
export function bundleRun(
  siteDir: string,
  frames: Frames,
  variant: readonly string[],
): Promise<Bundle> {
  const plugins = [partsPlugin(siteDir, frames, variant)]
  const entry = join(siteDir, frames.source, 'run.tsx')
  return bundle(entry, {...partOptions, absWorkingDir: siteDir, plugins})
}
