import {glob} from 'tinyglobby'

/** Globs for the Markdown files of some folders. */
export function pageGlobs(folders: readonly string[]): string[] {
  return folders.map((folder) => `${folder}/**/*.{md,mdx}`)
}

/** Lists files of a repository by their paths relative to it, sorted. */
export async function findFiles(
  root: string,
  patterns: string | string[],
): Promise<string[]> {
  return (await glob(patterns, {cwd: root})).sort()
}
