/** oxlint loads the rule uncompiled, and Node 20 loads no TypeScript, hence this file. */
export function objection(file: string, imported: string): string | undefined
export function importedPath(file: string, name: string): string | undefined
