import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Locator, Page} from '@playwright/test'
import {strFromU8, unzipSync} from 'fflate'

/** The button that downloads the program of an example or an exercise. */
export const downloadButton = (box: Locator): Locator =>
  box.getByRole('button', {name: 'Download as a project'})

/** Presses Download, and returns the files of the project by their paths in the archive. */
export async function downloaded(
  page: Page,
  box: Locator,
): Promise<Record<string, string>> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    downloadButton(box).press('Enter'),
  ])
  const files = unzipSync(readFileSync(await saved.path()))
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]),
  )
}

/** The installed version of a package. */
export function versionOf(name: string): string {
  const file = join(__dirname, '..', '..', 'node_modules', name, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version
}
