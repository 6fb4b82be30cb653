import path from 'node:path'
import type ts from 'typescript'
import type {Fence} from '../../../content/page'
import type {Library} from './library'
import {createCompiler, virtualPath} from '../../shared/compiler'
import type {Compiler, VirtualModule} from '../../shared/compiler'
import {jsxElements, packagesModule, publicExports, type PackageExport} from './packages'
import {signatureModule} from './signatureModule'

export interface Packages {
  program: ts.Program
  exports: PackageExport[]
  /** Names of the elements that they add to JSX. */
  elements: string[]
}

export interface PageFence {
  /** Path of the page, relative to the site. */
  file: string
  fence: Fence
}

/** A fence as the compiler sees it: a separate module. */
export interface Snippet extends VirtualModule, PageFence {
  /** How many characters the module has before the fence. */
  offset: number
}

export interface Compilation<Sample = PageFence> extends Pick<Compiler, 'quickInfo'> {
  program: ts.Program
  snippets: (Sample & Snippet)[]
}

/**
 * Prepares to compile the samples of a site, for the docs checks and the types on pages.
 *
 * @param files paths of real files to compile too, relative to the root
 */
export function openWorkspace(
  root: string,
  {packages: names, additions}: Library,
  files: readonly string[] = [],
) {
  const compiler = createCompiler(
    root,
    [additions ?? [], files].flat().map((file) => path.join(root, file)),
  )
  const entry = packagesModule(root, names)
  const compilePackages = (): Packages => {
    const program = compiler.compile([entry])
    return {
      program,
      exports: publicExports(program, entry.path),
      // No element of React itself has a dash in its name.
      elements: jsxElements(program, entry.path)
        .map(({name}) => name)
        .filter((name) => name.includes('-')),
    }
  }
  let known: Packages | undefined
  const packages = () => (known ??= compilePackages())

  return {
    /** The packages, compiled on first use. */
    packages,
    /** Compiles the packages, then the fences. */
    compile<Sample extends PageFence>(samples: readonly Sample[]): Compilation<Sample> {
      // Packages first, because the signature modules depend on them.
      const {exports} = packages()
      const snippets = samples.map((sample, index) => {
        const {code, language, signature} = sample.fence
        const declared = exports.find(({name}) => name === signature)
        const [declaration] = declared?.symbol.declarations ?? []
        // Not the line: the programs of an exercise share one.
        const name = `fence-${index}.${language}`
        return declaration
          ? {...sample, ...signatureModule(name, code, declaration)}
          : {...sample, path: virtualPath(root, name), text: code, offset: 0}
      })
      const program = compiler.compile([entry, ...snippets])
      return {program, snippets, quickInfo: compiler.quickInfo}
    },
  }
}
