import type {Require} from '../evaluate'
import {watchRenders} from '../watchRenders'

/** Counts how often the components of a program render. Those of packages are not counted. */
export function countRenders(require: Require, packages: readonly string[]) {
  const counts = new Map<string, number>()
  return {
    ...watchRenders(require, packages, (name) =>
      counts.set(name, (counts.get(name) ?? 0) + 1),
    ),
    /** How often each component has rendered, in order of first render. */
    counts: counts as ReadonlyMap<string, number>,
    forget: () => counts.clear(),
  }
}
