import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {askedFile, parseAsked, type Asked} from '../../plugins/content/asked'
import {createMarkdownReader} from '../../plugins/content/reader'
import {exampleGlob} from '../../plugins/content/examples'
import {findFiles, pageGlobs} from '../../plugins/content/files'
import {isTypeScript, parsePage, type Page} from '../../plugins/content/page'
import {
  openWorkspace,
  type Compilation,
  type Packages,
} from '../../plugins/code/samples/workspace'
import {examples, exercises, library, pageFolders} from '../../siteParts'
import {readFacts, type FactsFile} from './facts'
import type {Problem} from './rule'

/** The Markdown to check and the packages that it documents. */
export interface Site {
  /** Absolute path of the repository. */
  root: string
  /** All pages, sorted by name. */
  pages: Page[]
  /** The pages to check; the others are only for reference. */
  selected: Page[]
  /** Whether a problem is in a page that is checked. */
  concerns: (problem: Problem) => boolean
  /** The phrases of each page that has a file of phrases, by the path of the page. */
  asked: ReadonlyMap<string, AskedFile>
  /** Paths of the live examples, relative to the root. */
  examples: string[]
  /** The browser tests of the live examples, by their paths, relative to the root. */
  specs: ReadonlyMap<string, string>
  /** The facts about the pages. */
  facts: FactsFile[]
  /** The packages, compiled on first use. */
  packages: () => Packages
  /** The fences of the selected pages, compiled on first use. */
  compilation: () => Compilation
}

/** The file that says how people ask for the sections of a page. */
export interface AskedFile {
  text: string
  /** The phrases, unless the file cannot be read. */
  phrases?: Asked
  /** Why the file cannot be read. */
  error?: string
}

/** Which part of a repository to check. */
export interface SiteOptions {
  root: string
  /** Paths of the pages to check, relative to the root; every page when empty. */
  files?: string[]
}

/**
 * Reads the Markdown files of a repository.
 *
 * @throws when a file to check is not a page
 */
export async function loadSite({root, files = []}: SiteOptions): Promise<Site> {
  const names = await findFiles(root, pageGlobs(pageFolders))
  const unknown = files.find((file) => !names.includes(file))
  if (unknown) throw new Error(`${unknown} is not one of ${pageFolders.join(', ')}.`)

  const read = createMarkdownReader(root, exercises)
  const pages = await Promise.all(
    names.map(async (name) => parsePage(name, await read(name))),
  )
  const asked = new Map<string, AskedFile>()
  for (const name of names) {
    const found = await readAskedFile(root, name)
    if (found) asked.set(name, found)
  }
  const isSelected = (file: string) => files.length === 0 || files.includes(file)
  const selected = pages.filter(({file}) => isSelected(file))
  const samples = selected.flatMap(({file, fences}) =>
    fences.filter(isTypeScript).map((fence) => ({file, fence})),
  )
  const workspace = openWorkspace(root, library)
  let compiled: Compilation | undefined
  return {
    root,
    pages,
    selected,
    asked,
    concerns: ({file}) => isSelected(file),
    examples: await findFiles(root, exampleGlob(examples.folder)),
    specs: await readSpecs(root),
    facts: await readFacts(root),
    packages: workspace.packages,
    compilation: () => (compiled ??= workspace.compile(samples)),
  }
}

async function readAskedFile(root: string, page: string): Promise<AskedFile | undefined> {
  const file = askedFile(page)
  if (!existsSync(join(root, file))) return undefined
  const text = await readFile(join(root, file), 'utf8')
  try {
    return {text, phrases: await parseAsked(file, text)}
  } catch (error) {
    return {text, error: (error as Error).message}
  }
}

async function readSpecs(root: string): Promise<Map<string, string>> {
  const files = await findFiles(root, 'e2e/examples/*.spec.ts')
  const read = async (file: string) =>
    [file, await readFile(join(root, file), 'utf8')] as const
  return new Map(await Promise.all(files.map(read)))
}
