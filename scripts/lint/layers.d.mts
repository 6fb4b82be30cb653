// layers.mjs is not TypeScript, because oxlint loads it in Node 20 without compiling it.
export function objection(file: string, imported: string): string | undefined
export function importedPath(file: string, name: string): string | undefined
