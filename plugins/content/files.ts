import {glob} from 'tinyglobby'

/** Markdown files of a repository. */
export const PAGES = ['docs', 'blog', 'src/pages'].map(
  (folder) => `${folder}/**/*.{md,mdx}`,
)
/** The live examples. */
export const EXAMPLES = 'src/examples/*.tsx'

/** Lists files of a repository by their paths relative to it, sorted. */
export async function findFiles(
  root: string,
  patterns: string | string[],
): Promise<string[]> {
  return (await glob(patterns, {cwd: root})).sort()
}
