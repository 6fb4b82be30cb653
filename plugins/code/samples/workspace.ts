import path from 'node:path'
import type ts from 'typescript'
import {findFiles} from '../../content/files'
import {isTypeScript, type Page} from '../../content/page'
import {createSnippet, type Snippet} from './snippet'
import {
  fastElements,
  packagesModule,
  publicExports,
  type PackageExport,
} from './typescript/packages'
import {createCompiler, virtualPath, type Compiler} from './typescript/program'
import {createVocabulary, signatureModule} from './typescript/signatureModule'

/** What the packages offer. */
export interface Packages {
  program: ts.Program
  exports: PackageExport[]
  /** Names of the elements that dom-fiber adds to JSX. */
  elements: string[]
}

/** One program with all fences in it. */
export interface Compilation extends Pick<Compiler, 'quickInfo'> {
  program: ts.Program
  snippets: Snippet[]
}

/** Compiles the samples of a repository, as both its checks and its pages see them. */
export interface Workspace {
  /** The packages, compiled when first asked for. */
  packages: () => Packages
  /** Compiles the fences of some pages, and the packages before them. */
  compile: (pages: readonly Pick<Page, 'file' | 'fences'>[]) => Compilation
}

/** Declares what newer versions of the packages add to the installed ones. */
const ADDITIONS = 'types/react-facet-18.d.ts'
/**
 * Opens a repository.
 *
 * @param root absolute path of the repository
 * @param files paths of real files to compile too, relative to the root
 */
export async function openWorkspace(
  root: string,
  files: readonly string[] = [],
): Promise<Workspace> {
  const declarations = await findFiles(root, ADDITIONS)
  const compiler = createCompiler(
    root,
    [...declarations, ...files].map((file) => path.join(root, file)),
  )
  const entry = {path: virtualPath(root, 'packages.ts'), text: packagesModule}
  let known: Packages | undefined
  const packages = () => (known ??= compilePackages(compiler, entry.path))

  return {
    packages,
    compile(pages) {
      // First the packages, because the modules of signatures depend on them.
      const {program: programOfPackages, exports} = packages()
      const vocabulary = createVocabulary(programOfPackages, entry.path, exports)
      const snippets = pages.flatMap((page) =>
        page.fences.filter(isTypeScript).map((fence) => {
          const declared = exports.find(({name}) => name === fence.signature)
          if (!declared) return createSnippet(root, page, fence)
          const {text, offset} = signatureModule(fence.code, declared, vocabulary)
          return createSnippet(root, page, fence, text, offset)
        }),
      )
      const program = compiler.compile([entry, ...snippets])
      return {program, snippets, quickInfo: compiler.quickInfo}
    },
  }
}

function compilePackages(compiler: Compiler, entryPath: string): Packages {
  const program = compiler.compile([{path: entryPath, text: packagesModule}])
  return {
    program,
    exports: publicExports(program, entryPath),
    elements: fastElements(program, entryPath),
  }
}
