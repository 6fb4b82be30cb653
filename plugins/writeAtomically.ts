import {mkdir, readFile, rename, writeFile} from 'node:fs/promises'
import {dirname} from 'node:path'

/**
 * Writes a file so that a reader, such as a bundler that watches it or another build, finds
 * the old text or the new one and never a part. A file that has the text is left alone.
 *
 * @param file absolute path; missing folders are made
 */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => undefined)
  if (present === text) return
  await mkdir(dirname(file), {recursive: true})
  const unfinished = `${file}.${process.pid}.tmp`
  await writeFile(unfinished, text)
  await rename(unfinished, file)
}
