import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {glob} from 'tinyglobby'
import type ts from 'typescript'
import {parsePage, type Page} from './page'
import type {Problem} from './problem'
import {createSnippet, isTypeScript, type Snippet} from './snippet'
import {
  fastElements,
  packagesModule,
  publicExports,
  type PackageExport,
} from './typescript/packages'
import {createCompiler, virtualPath} from './typescript/program'
import {createVocabulary, signatureModule} from './typescript/signatureModule'

/** What is checked: the Markdown of a repository and the packages that it documents. */
export interface Site {
  /** Absolute path of the repository. */
  root: string
  /** Every page, in the order of their names. */
  pages: Page[]
  /** The pages to check; the others only serve to look things up. */
  selected: Page[]
  /** Whether a problem is in what is to be checked. */
  concerns: (problem: Problem) => boolean
  /** Paths of the live examples, relative to the root. */
  examples: string[]
  /** Paths of the browser tests of the live examples, relative to the root. */
  specs: string[]
  /** The build whose links are to be checked. */
  build?: Build
  /** The packages, compiled when first asked for. */
  packages: () => Packages
  /** The fences of the selected pages, compiled when first asked for. */
  compilation: () => Compilation
}

/** A built site. */
export interface Build {
  /** Folder with the HTML files. */
  folder: string
  /** Path that the folder is served under: `/` or `/docs-site/`. */
  baseUrl: string
}

/** What the packages offer. */
export interface Packages {
  program: ts.Program
  exports: PackageExport[]
  /** Names of the elements that dom-fiber adds to JSX. */
  elements: string[]
}

/** One program with all fences in it. */
export interface Compilation {
  program: ts.Program
  snippets: Snippet[]
  /** What the packages export, as symbols of this program. */
  exports: PackageExport[]
}

/** Which part of a repository to check, and what else to look at. */
export interface SiteOptions {
  root: string
  /** Paths of the pages to check, relative to the root; every page when empty. */
  files?: string[]
  build?: Build
}

const PAGES = ['docs', 'blog', 'src/pages'].map((folder) => `${folder}/**/*.{md,mdx}`)
/** Declares what newer versions of the packages add to the installed ones. */
const ADDITIONS = 'types/react-facet-18.d.ts'

/**
 * Reads the Markdown files of a repository.
 *
 * @throws when a file to check is not a page
 */
export async function loadSite({root, files = [], build}: SiteOptions): Promise<Site> {
  const find = async (patterns: string | string[]) =>
    (await glob(patterns, {cwd: root})).sort()
  const names = await find(PAGES)
  const stranger = files.find((file) => !names.includes(file))
  if (stranger) throw new Error(`${stranger} is not one of ${PAGES.join(', ')}.`)

  const pages = await Promise.all(
    names.map(async (name) =>
      parsePage(name, await readFile(path.join(root, name), 'utf8')),
    ),
  )
  const isSelected = (file: string) => files.length === 0 || files.includes(file)
  const selected = pages.filter(({file}) => isSelected(file))
  const declarations = await find(ADDITIONS)
  return {
    root,
    pages,
    selected,
    concerns: ({file}) => isSelected(file),
    examples: await find('src/examples/*.tsx'),
    specs: await find('e2e/examples/*.spec.ts'),
    build,
    ...createCompilations(root, declarations, selected),
  }
}

/** Compiles the packages first, because the modules of signatures depend on them. */
function createCompilations(
  root: string,
  declarations: string[],
  pages: Page[],
): Pick<Site, 'packages' | 'compilation'> {
  const compiler = createCompiler(
    root,
    declarations.map((file) => path.join(root, file)),
  )
  const entry = {path: virtualPath(root, 'packages.ts'), text: packagesModule}

  const packages = once((): Packages => {
    const program = compiler.compile([entry])
    return {
      program,
      exports: publicExports(program, entry.path),
      elements: fastElements(program, entry.path),
    }
  })

  const compilation = once((): Compilation => {
    const {program: known, exports} = packages()
    const vocabulary = createVocabulary(known, entry.path, exports)
    const snippets = pages.flatMap((page) =>
      page.fences.filter(isTypeScript).map((fence) => {
        const declared = exports.find(({name}) => name === fence.signature)
        if (!declared) return createSnippet(root, page, fence)
        const {text, offset} = signatureModule(fence.code, declared, vocabulary)
        return createSnippet(root, page, fence, text, offset)
      }),
    )
    const program = compiler.compile([entry, ...snippets])
    return {program, snippets, exports: publicExports(program, entry.path)}
  })

  return {packages, compilation}
}

/** Wraps a function so that it runs at most once. */
function once<T>(make: () => T): () => T {
  let result: {value: T} | undefined
  return () => (result ??= {value: make()}).value
}
