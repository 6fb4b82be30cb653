import {posix} from 'node:path'
import {createCompiler, machineDisk} from '../../../code/shared/compiler'
import type {Declarations} from '../../shared/typeChecker'

/** What programs can reach. */
export interface Sources {
  /** The names of all modules that programs can import. */
  modules: readonly string[]
  /** The folder of those that are the site's own, relative to the site. */
  support: string
  /** A file, relative to the site, that belongs to every program. */
  additions?: string
}

/** Collects the files that the compiler reads for programs. */
export function collectDeclarations(
  siteDir: string,
  {modules, support, additions}: Sources,
): Declarations {
  const root = siteDir.replaceAll('\\', '/')
  const onSite = (path: string) => {
    // Packages may be in a folder above the site.
    const packages = path.indexOf('/node_modules/')
    return packages < 0 ? path.replace(root, '') : path.slice(packages)
  }
  const folder = posix.dirname(support)
  /** Some packages add elements to JSX, also to programs that do not import them. */
  const all = {
    path: posix.join(root, folder, 'modules.ts'),
    text: modules.map((name) => `import '${name}'\n`).join(''),
  }
  const added = additions === undefined ? [] : [posix.join(root, additions)]
  const files: Declarations['files'] = {[onSite(all.path)]: all.text}
  const disk = machineDisk()
  const readFile = (path: string) => {
    const text = disk.readFile(path)
    // Not the site's own package.json, nor one above it.
    if (text !== undefined && /\/node_modules\/|\.tsx?$/.test(path))
      files[onSite(path)] = text
    return text
  }
  createCompiler(root, added, {}, {...disk, readFile}).compile([all])
  return {
    files,
    roots: [...added, all.path].map(onSite),
    program: posix.join('/', folder, 'program.tsx'),
  }
}
