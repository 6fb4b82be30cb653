import {readFileSync} from 'node:fs'
import {basename, dirname, join, posix} from 'node:path'
import * as installed from '@react-facet/dom-fiber'
import {globSync} from 'tinyglobby'
import ts from 'typescript'
import {expect, it} from 'vitest'
import {examples, exercises, library} from '../../siteParts'
import {readPackages, readProjectFiles} from '@site/plugins/playground/build/project'
import * as standIn from '@site/plugins/playground/shared/domFiber'
import {makeProject, type OwnProgram} from '@site/plugins/playground/shared/project'

const siteDir = join(__dirname, '..', '..')
const options = {
  library,
  support: `${examples.folder}/support`,
  styles: 'src/css/tokens.css',
  renderers: {
    'dom-fiber': {file: '', modules: ['@react-facet/dom-fiber']},
    'react-dom': {file: '', modules: ['react-dom', 'react-dom/client']},
  },
  setup: 'docs/getting-started.mdx',
  newIssueUrl: '',
}
const packages = readPackages(siteDir, options)
const reading = readProjectFiles(siteDir, options)

const read = (path: string) => readFileSync(join(siteDir, path), 'utf8')
const find = (pattern: string) => globSync(pattern, {cwd: siteDir}).sort()

/** The programs of all examples and exercises, with both renderers. */
const programs: OwnProgram[] = [
  ...find(`${examples.folder}/*.tsx`).map((path) => ({
    file: basename(path),
    text: read(path),
  })),
  ...find(`${exercises.folder}/*/start.tsx`).map((path) => ({
    file: `${basename(dirname(path))}.tsx`,
    text: read(path),
    checks: read(path.replace('start.tsx', 'checks.ts')),
  })),
].flatMap((program) =>
  (['dom-fiber', 'react-dom'] as const).map((root) => ({
    ...program,
    root,
    title: 'A program',
    page: 'https://example.com/',
  })),
)

/** The paths that an import of a file may mean. */
function candidates(from: string, name: string): string[] {
  const path = posix.join(posix.dirname(from), name)
  return ['', '.ts', '.tsx', '.d.ts'].map((extension) => path + extension)
}

it('has every file and package that the files of a project import, in the installed versions', async () => {
  const files = await reading
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, {version: string}>
  }
  const missing: string[] = []
  for (const program of programs) {
    const project = makeProject(program, packages, files)
    const {dependencies, devDependencies} = JSON.parse(project['package.json'] ?? '') as {
      dependencies: Record<string, string>
      devDependencies: Record<string, string>
    }
    for (const [path, text] of Object.entries(project)) {
      if (!/\.tsx?$/.test(path)) continue
      for (const {fileName: name} of ts.preProcessFile(text).importedFiles) {
        const isThere = name.startsWith('.')
          ? candidates(path, name).some((each) => each in project)
          : Object.keys(dependencies).some((each) => `${name}/`.startsWith(`${each}/`))
        if (!isThere) missing.push(`${program.file}: ${path} imports ${name}`)
      }
    }
    for (const [name, version] of Object.entries({...dependencies, ...devDependencies}))
      expect(version, name).toBe(lock.packages[`node_modules/${name}`]?.version)
    const asOnThePage = project[program.file]?.replaceAll(
      './domFiber',
      '@react-facet/dom-fiber',
    )
    expect(asOnThePage).toBe(program.text)
  }
  expect(missing).toEqual([])
  expect(programs.length).toBeGreaterThan(140)
})

it('leaves imports of what it does not know as they are', async () => {
  const [program] = programs
  if (!program) throw new Error('There are no examples.')
  const text = "import a from 'constructor'\nimport b from '__proto__'\nimport './c'\n"
  const files = await reading
  const project = makeProject({...program, text}, packages, files)
  expect(project[program.file]).toBe(text)
})

it('adds to the renderer, and leaves nothing of it out', () => {
  expect(Object.keys(standIn)).toEqual(
    expect.arrayContaining([...Object.keys(installed), 'createRoot']),
  )
})
