import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {Page} from '../content'

/** Writes files into a folder: texts by their path. */
export async function writeFiles(
  folder: string,
  files: Record<string, string>,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    await mkdir(dirname(file), {recursive: true})
    await writeFile(file, text)
  }
}

/** A JavaScript module whose default export is a value. */
export function moduleOf(value: unknown): string {
  return `export default ${JSON.stringify(value, null, 2)}\n`
}

/** A Markdown file with title and description in its front matter. */
export function withFrontMatter(
  {title, description}: Pick<Page, 'title' | 'description'>,
  markdown: string,
  more: Record<string, unknown> = {},
): string {
  const fields = Object.entries({title, description, ...more})
  const lines = fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return ['---', ...lines, '---', '', markdown].join('\n')
}
