import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {basename, join} from 'node:path'
import {transform} from 'esbuild'
import type {Code} from 'mdast'
import {visit} from 'unist-util-visit'
import {findFiles} from '../../content/files'
import {parseMdx} from '../../content/mdx'
import type {Manifest, Packages, ProjectFiles} from '../shared/project'
import {frameFolder, supportFiles, type FrameOptions} from './bundle'

/** Where the parts of a project come from. */
export interface ProjectOptions extends FrameOptions {
  /** The page whose samples `index.html` and `tsconfig.json` are those of a project. */
  setup: string
  /** The form in which readers report a problem. */
  newIssueUrl: string
}

/** The package.json of a package, or of the site. */
interface Installed {
  version: string
  engines?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  overrides?: Record<string, unknown>
}

/** The packages that programs can import, and the tools of a project, in installed versions. */
export function readPackages(
  siteDir: string,
  {library, renderers, newIssueUrl}: ProjectOptions,
): Packages {
  const require = createRequire(join(siteDir, 'package.json'))
  const read = (path: string) => require(path) as Installed
  const site = read('./package.json')
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, read(`${name}/package.json`).version]))
  const manifestOf = (name: string): Manifest => {
    const names = [
      ...Object.keys(read(`${name}/package.json`).peerDependencies ?? {}),
      name,
    ]
    const types = names
      .map((each) => `@types/${each}`)
      .filter((each) => each in {...site.dependencies, ...site.devDependencies})
    return {
      dependencies: versions(names),
      devDependencies: versions(types),
      overrides: name in (site.overrides ?? {}) ? {[name]: site.overrides?.[name]} : {},
    }
  }
  const modules = Object.values(renderers).flatMap((renderer) => renderer.modules)
  const names = ['react', ...library.packages, ...modules].filter(
    (name) => !/^[^@].*\//.test(name),
  )
  return {
    libraries: Object.fromEntries(names.map((name) => [name, manifestOf(name)])),
    tools: {
      engines: read('vite/package.json').engines,
      devDependencies: versions(['typescript', 'vite']),
    },
    newIssueUrl,
  }
}

/** Reads the styles of a frame, for a page that shows nothing but a program. */
async function readStyles(siteDir: string, styles: string): Promise<string> {
  const sheets = [
    join(siteDir, styles),
    join(frameFolder, 'run.css'),
    join(frameFolder, 'stage.module.css'),
  ]
  const texts = sheets.map(async (sheet) => {
    // Without comments, which are about the site.
    const {code} = await transform(await readFile(sheet, 'utf8'), {loader: 'css'})
    return code.replace(/\.stage\b/g, '#root').replace(/:global\((.+?)\)/g, '$1')
  })
  return (await Promise.all(texts)).join('\n')
}

/**
 * Reads the files of projects.
 *
 * @throws when the page of `setup` lacks a sample, or a file is missing
 */
export async function readProjectFiles(
  siteDir: string,
  {library, support, styles, setup}: ProjectOptions,
): Promise<ProjectFiles> {
  const samples: Code[] = []
  const page = parseMdx(await readFile(join(siteDir, setup), 'utf8'))
  visit(page, 'code', (sample) => void samples.push(sample))
  const sampleOf = (title: string) => {
    const sample = samples.find(({meta}) => meta?.includes(`title="${title}"`))
    if (!sample) {
      throw new Error(
        `${setup}: add a sample with title="${title}", for readers' projects.`,
      )
    }
    return `${sample.value}\n`
  }
  const read = async (folder: string, path: string, prefix = '') =>
    [prefix + basename(path), await readFile(join(folder, path), 'utf8')] as const
  const {additions, standIns} = library
  const declared = additions === undefined ? [] : [additions]
  // Types that a stand-in relies on.
  const typeImport = declared.map(
    (path) => `import type {} from './${basename(path, '.d.ts')}'\n`,
  )
  const withTypes = async (path: string) => {
    const [name, text] = await read(siteDir, path)
    return [name, typeImport.join('') + text] as const
  }
  const helpers = await findFiles(siteDir, supportFiles(support))
  const files = await Promise.all([
    ...Object.values(standIns).map(withTypes),
    ...declared.map((path) => read(siteDir, path)),
    ...helpers.map((path) => read(siteDir, path, `${basename(support)}/`)),
    ...['exercise.ts', 'roots.ts'].map((name) =>
      read(join(__dirname, '../shared'), name),
    ),
  ])
  return {
    always: {
      'index.html': sampleOf('index.html'),
      'tsconfig.json': sampleOf('tsconfig.json'),
      'styles.css': await readStyles(siteDir, styles),
    },
    imported: Object.fromEntries(files),
    standIns: Object.fromEntries(
      Object.entries(standIns).map(([name, path]) => [name, basename(path)]),
    ),
  }
}
