import {glob} from 'tinyglobby'

/** Globs for the Markdown files of some folders. */
export function pageGlobs(folders: readonly string[]): string[] {
  return folders.map((folder) => `${folder}/**/*.{md,mdx}`)
}

/** Glob for the files of a folder with live examples. */
export function exampleGlob(folder: string): string {
  return `${folder}/*.tsx`
}

/** Lists files of a repository by their paths relative to it, sorted. */
export async function findFiles(
  root: string,
  patterns: string | string[],
): Promise<string[]> {
  return (await glob(patterns, {cwd: root})).sort()
}
