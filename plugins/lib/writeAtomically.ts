import {mkdir, readFile, rename, writeFile} from 'node:fs/promises'
import {dirname} from 'node:path'

/**
 * Writes a file so that a reader, such as a bundler that watches it or another build, sees
 * either the old content or the new, in full. A file that already has the content is not
 * touched.
 *
 * @param file absolute path; missing folders are made
 */
export async function writeAtomically(
  file: string,
  content: string | Buffer,
): Promise<void> {
  const present = await readFile(file).catch(() => undefined)
  if (present?.equals(Buffer.from(content))) return
  await mkdir(dirname(file), {recursive: true})
  const unfinished = `${file}.${process.pid}.tmp`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}
