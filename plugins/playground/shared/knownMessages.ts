/**
 * Makes a message of the compiler comparable: the names in it and the types that a program gives
 * are left out. `Type 'WritableFacet<number>' is not assignable to type 'number'` becomes
 * `Type 'Facet<…>' is not assignable to type '…'`.
 */
export const messagePattern = (message: string): string =>
  message
    .replace(/'[^']*\| (?:unique )?symbol'|'Option<[^']*>'/g, "'Option<…>'")
    .replace(/<[^']*>/g, '<…>')
    .replace(/\bWritableFacet\b/g, 'Facet')
    .replace(/(?<=^Property )'(?!fast-)[^']*'/gm, "'…'")
    .replace(/'fast-[\w-]*'/g, "'fast-…'")
    .replace(/'(?:string|number|boolean)'/g, "'…'")
    .replace(/, …$/, '')

/** Whether one of the patterns is in a message. */
export const isKnown = (message: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => messagePattern(message).includes(pattern))
