import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {phrasesFile, parsePhrases, type Phrases} from '../../plugins/search/build/phrases'
import {createMarkdownReader, type MarkdownReader} from '../../plugins/content/reader'
import {exampleGlob} from '../../plugins/content/examples'
import {findFiles, pageGlobs} from '../../plugins/content/files'
import {isTypeScript, parsePage, type Fence, type Page} from '../../plugins/content/page'
import {
  openWorkspace,
  type Compilation,
  type Packages,
} from '../../plugins/code/build/samples/workspace'
import {parseSkill, type Skill} from '../../plugins/markdown/build/skill'
import {agentSkill, examples, exercises, library, pageFolders} from '../../siteParts'
import {readFacts, type FactsFile} from './facts'
import {isPartial} from './rules/kinds'

/** A repository's pages, with everything that the rules compare them with. */
export interface Site {
  /** All pages and partials, sorted by path, without drafts. A fence of a partial is only there. */
  pages: Page[]
  /** The phrases of each page that has a file of phrases, by the path of the page. */
  phrases: ReadonlyMap<string, PhrasesFile>
  /** Paths of the live examples, relative to the root. */
  examples: string[]
  /** Sources of the browser tests of the live examples. */
  specs: string[]
  /** The facts about the pages. */
  facts: FactsFile[]
  /** The rules for coding agents, if the repository has them and they can be read. */
  skill?: Skill
  /** Why they cannot be read. */
  skillError?: string
  /** The packages, compiled on first use. */
  packages: () => Packages
  /** Compiles the fences that are modules. */
  compileFences: () => Compilation
}

/** The file that says how people ask for the sections of a page. */
export interface PhrasesFile {
  text: string
  /** The phrases, unless the text is invalid. */
  phrases?: Phrases
  /** Why the text is invalid. */
  error?: string
}

/** Reads a repository for the rules. */
export async function loadSite(root: string): Promise<Site> {
  const names = await findFiles(root, pageGlobs(pageFolders))
  const read = createMarkdownReader(root, {exercises})
  const all = await Promise.all(
    names.map(async (name) => parsePage(name, await read(name))),
  )
  const pages = withoutRepeatedFences(
    all.filter(({frontMatter}) => frontMatter.draft !== true),
  )
  const phrases = new Map<string, PhrasesFile>()
  for (const name of names) {
    const found = await readPhrasesFile(root, name)
    if (found) phrases.set(name, found)
  }
  const rules = await readSkill(root, read)
  const samples = [...pages, ...(rules.skill ? [rules.skill.page] : [])].flatMap(
    ({file, fences}) =>
      fences
        .filter((fence) => isTypeScript(fence) && fence.signature === undefined)
        .map((fence) => ({file, fence})),
  )
  const workspace = openWorkspace(root, library)
  return {
    pages,
    phrases,
    examples: await findFiles(root, exampleGlob(examples.folder)),
    specs: await readSpecs(root),
    facts: await readFacts(root),
    ...rules,
    packages: workspace.packages,
    compileFences: () => workspace.compile(samples),
  }
}

/** The pages without the fences that they show by a partial, which is checked itself. */
function withoutRepeatedFences(pages: Page[]): Page[] {
  const keyOf = ({language, meta, code}: Fence) => `${language} ${meta}\n${code}`
  const shared = new Set(pages.filter(isPartial).flatMap(({fences}) => fences.map(keyOf)))
  return pages.map((page) =>
    isPartial(page)
      ? page
      : {...page, fences: page.fences.filter((fence) => !shared.has(keyOf(fence)))},
  )
}

async function readPhrasesFile(
  root: string,
  page: string,
): Promise<PhrasesFile | undefined> {
  const file = phrasesFile(page)
  if (!existsSync(join(root, file))) return undefined
  const text = await readFile(join(root, file), 'utf8')
  try {
    return {text, phrases: await parsePhrases(file, text)}
  } catch (error) {
    return {text, error: (error as Error).message}
  }
}

async function readSkill(
  root: string,
  read: MarkdownReader,
): Promise<Pick<Site, 'skill' | 'skillError'>> {
  if (!existsSync(join(root, agentSkill))) return {}
  try {
    return {skill: await parseSkill(agentSkill, await read(agentSkill))}
  } catch (error) {
    return {skillError: (error as Error).message}
  }
}

async function readSpecs(root: string): Promise<string[]> {
  const files = await findFiles(root, [
    'src/examples/test/*.test.ts',
    'e2e/examples/*.spec.ts',
  ])
  return Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
}
