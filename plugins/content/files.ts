import {glob} from 'tinyglobby'

/** Globs for the Markdown files in folders. */
export function pageGlobs(folders: readonly string[]): string[] {
  return folders.map((folder) => `${folder}/**/*.{md,mdx}`)
}

/** Lists the files that match, as sorted paths relative to `root`. */
export async function findFiles(
  root: string,
  patterns: string | string[],
): Promise<string[]> {
  return (await glob(patterns, {cwd: root})).sort()
}
