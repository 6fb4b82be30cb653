import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import type {BuildOptions, Plugin} from 'esbuild'
import type {ExampleRoot} from '../../../src/components/Example/renderers/mount'
import {bundle, type Bundle} from '../../lib/bundle'
import {PACKAGES, STAND_INS} from '../packageNames'

/** A frame: the renderers that it has decide what a program of it can import. */
export interface Variant {
  name: string
  renderers: readonly ExampleRoot[]
}

/**
 * The lightest first. Two renderers weigh as much as the editor's parser, and nearly every
 * program needs one.
 */
export const variants: readonly Variant[] = [
  {name: 'dom-fiber', renderers: ['dom-fiber']},
  {name: 'react-dom', renderers: ['react-dom']},
  {name: 'both', renderers: ['dom-fiber', 'react-dom']},
]

/** What belongs to a renderer: its file, and the modules that need it. */
const rendererParts: Record<ExampleRoot, {file: string; modules: readonly string[]}> = {
  'dom-fiber': {file: 'domFiber', modules: ['@react-facet/dom-fiber']},
  'react-dom': {file: 'reactDom', modules: ['react-dom', 'react-dom/client']},
}

const ofRenderers = Object.values(rendererParts).flatMap(({modules}) => modules)

const supportFolder = join('src', 'examples', 'support')

/** The modules of src/examples/support, as an example imports them. */
async function supportModules(siteDir: string): Promise<string[]> {
  const files = await readdir(join(siteDir, supportFolder))
  return files
    .filter((file) => /^[^.]+\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
}

/** What a program of a frame can import: the name, and where that is in the repository. */
export async function modulesOf(
  siteDir: string,
  {renderers}: Variant,
): Promise<Map<string, string>> {
  const packages = [
    'react',
    'react/jsx-runtime',
    ...PACKAGES.filter((name) => !ofRenderers.includes(name)),
    ...renderers.flatMap((renderer) => rendererParts[renderer].modules),
  ]
  const support = (await supportModules(siteDir)).map((name): [string, string] => [
    `./support/${name}`,
    `./${supportFolder}/${name}`,
  ])
  return new Map([
    ...packages.map((name): [string, string] => [name, STAND_INS[name] ?? name]),
    ...support,
  ])
}

/** Provides the module `playground-parts`: what a variant has (src/playground/frame). */
function partsPlugin(siteDir: string, variant: Variant): Plugin {
  const table = (entries: Iterable<readonly [string, string]>) =>
    [...entries].map(([name, code]) => `${JSON.stringify(name)}: ${code},`).join('\n')
  return {
    name: 'playground-parts',
    setup(pluginBuild) {
      pluginBuild.onResolve({filter: /^playground-parts$/}, ({path}) => ({
        path,
        namespace: path,
      }))
      pluginBuild.onLoad({filter: /.*/, namespace: 'playground-parts'}, async () => {
        const variantModules = await modulesOf(siteDir, variant)
        const modules = [...variantModules].map(
          ([name, path]) => [name, `require(${JSON.stringify(path)})`] as const,
        )
        // Importing dom-fiber for its types must work where nothing else of it is needed.
        const absent = ofRenderers
          .filter((name) => !variantModules.has(name))
          .map((name) => [name, '{}'] as const)
        const renderers = variant.renderers.map((name) => {
          const file = `./src/components/Example/renderers/${rendererParts[name].file}`
          return [name, `require(${JSON.stringify(file)}).mount`] as const
        })
        return {
          contents:
            `exports.modules = {${table([...modules, ...absent])}}\n` +
            `exports.renderers = {${table(renderers)}}\n`,
          resolveDir: siteDir,
        }
      })
    },
  }
}

/** A part of the frame is a classic script: a document without an origin loads no modules. */
const partOptions: BuildOptions = {
  format: 'iife',
  // The oldest browsers of package.json.
  target: ['chrome109', 'firefox115', 'safari16.4'],
  define: {'process.env.NODE_ENV': '"production"'},
}

function bundlePart(siteDir: string, entry: string, plugins: Plugin[] = []) {
  const file = join(siteDir, 'src', 'playground', 'frame', entry)
  return bundle(file, {...partOptions, absWorkingDir: siteDir, plugins})
}

/** Bundles what keeps the runs of a page's frame. */
export function bundleShell(siteDir: string): Promise<Bundle> {
  return bundlePart(siteDir, 'shell.ts')
}

/** Bundles what runs one program, with all that it can import. */
export function bundleRun(siteDir: string, variant: Variant): Promise<Bundle> {
  return bundlePart(siteDir, 'run.tsx', [partsPlugin(siteDir, variant)])
}
