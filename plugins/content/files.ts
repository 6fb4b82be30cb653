import {glob} from 'tinyglobby'

/** Globs for the Markdown files of some folders. */
export function pageGlobs(folders: readonly string[]): string[] {
  return folders.map((folder) => `${folder}/**/*.{md,mdx}`)
}

/** Lists a repository's files as sorted paths relative to it. */
export async function findFiles(
  root: string,
  patterns: string | string[],
): Promise<string[]> {
  return (await glob(patterns, {cwd: root})).sort()
}
