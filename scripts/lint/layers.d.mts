/** oxlint loads the rule as it is, and Node 20 loads no TypeScript: its types are here. */
export function objection(file: string, imported: string): string | undefined
export function importedPath(file: string, name: string): string | undefined
