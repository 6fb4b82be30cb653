import {library} from '../siteParts'

/**
 * The settings of the facts. Another site needs its own, and also its own `render.tsx`,
 * `probes.tsx` and `claims.tsx` if it documents another library.
 */

/** The folder of the facts. Within it, each file has the path of its page. */
export const factsFolder = 'facts'

/** The packages that `secondCopyOf` (probes.tsx) loads a second time. */
export const copiedModules = [...library.packages, 'react-reconciler']

/**
 * The path, without its extension, of the page that a file of facts is about. A page may
 * have several files: `goals.test.tsx` and `goals.laws.test.tsx`.
 *
 * @param file the file's path, relative to the repository
 */
export function pageOf(file: string): string {
  return file.slice(factsFolder.length + 1).replace(/(?:\.\w+)*\.test\.tsx$/, '')
}
