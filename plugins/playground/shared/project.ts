import {rendererModules, type ExampleRoot} from './roots'

/** What a reader takes along. */
export interface OwnProgram {
  /** Name of its file, such as `facet-ref.tsx`. */
  file: string
  title: string
  root: ExampleRoot
  text: string
  /** The source of an exercise's checks. */
  checks?: string
  /** Address of the page that has the program. */
  page: string
}

/** A part of a package.json. */
export interface Manifest {
  engines?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  overrides?: Record<string, unknown>
}

/** What programs are built with (plugins/playground/build/project). */
export interface Packages {
  /** The packages that a program can import: what a package.json needs for each. */
  libraries: Record<string, Manifest>
  /** What a package.json needs in any case. */
  tools: Manifest
  /** The form in which readers report a problem. */
  newIssueUrl: string
}

/** The files of projects besides the program (plugins/playground/build/project). */
export interface ProjectFiles {
  /** Files of every project. */
  always: Record<string, string>
  /** Files of projects that import them. */
  imported: Record<string, string>
  /** Packages that a file of `imported` stands for. */
  standIns: Record<string, string>
}

const importPattern = /\b(from|import)(\s*\(?\s*)(['"])([^'"\n]+)\3/g

/** The modules that a file imports, for their types too. */
function importedBy(text: string): string[] {
  return [...text.matchAll(importPattern)].map(([, , , , name = '']) => name)
}

/** The package of a module such as `react-dom/client`. */
function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/')
}

/** What a package.json needs for programs that import these modules. */
function manifestOf(modules: readonly string[], {libraries, tools}: Packages): Manifest {
  const names = new Set(['react', ...modules.map(packageOf)])
  const parts = [...names].flatMap((name) => libraries[name] ?? [])
  const merged = (key: keyof Manifest) =>
    Object.assign({}, ...[...parts, tools].map((part) => part[key])) as Record<
      string,
      string
    >
  return {
    engines: merged('engines'),
    dependencies: merged('dependencies'),
    devDependencies: merged('devDependencies'),
    overrides: merged('overrides'),
  }
}

/** The packages that a program runs with, and their versions. */
export function versionsOf({root, text}: OwnProgram, packages: Packages): string {
  const {dependencies = {}} = manifestOf(
    [rendererModules[root], ...importedBy(text)],
    packages,
  )
  return Object.entries(dependencies)
    .map((entry) => entry.join(' '))
    .join(', ')
}

/** The module that mounts a program, as Getting started does. */
function mainOf(name: string, root: ExampleRoot): string {
  return `import {createRoot} from '${rendererModules[root]}'
import Program from './${name}'
import './styles.css'

createRoot(document.getElementById('root')!).render(<Program />)
`
}

/** The module that mounts the program of an exercise, with what changes the game below it. */
function exerciseMainOf(name: string, root: ExampleRoot): string {
  return `import {createFacet} from '@react-facet/core'
import {createRoot} from '${rendererModules[root]}'
import checks from './checks'
import type {Exercise} from './exercise'
import Program from './${name}'
import './styles.css'

const exercise: Exercise<ReturnType<typeof checks.props>> = checks
const props = exercise.props((initialValue) => createFacet({initialValue}))

createRoot(document.getElementById('root')!).render(
  <>
    <Program {...props} />
    <div className="row" style={{marginTop: '1rem'}}>
      {Object.entries(exercise.controls ?? {}).map(([label, change]) => (
        <button key={label} onClick={() => change(props)}>
          {label}
        </button>
      ))}
    </div>
  </>,
)
`
}

/** @param standIns the files that stand for packages, and these packages */
function readmeOf(
  {title, file, page, checks}: OwnProgram,
  standIns: ReadonlyMap<string, string>,
): string {
  const notes = [
    `The program is in \`${file}\`. The versions in \`package.json\` are those that the page runs it with.`,
    '`npm run check` checks the types, and `npm run build` makes the files that you ship.',
  ]
  if (checks !== undefined) {
    notes.push(
      '`checks.ts` makes the values of the game and says what the exercise asks for. Only the page runs the checks.',
    )
  }
  for (const [path, name] of standIns) {
    notes.push(
      `\`${path}\` stands for \`${name}\`, and adds what this version lacks. With a version that lacks nothing, import \`${name}\` instead.`,
    )
  }
  return `# ${title}

A program of <${page}>.

\`\`\`bash
npm install
npm start
\`\`\`

${notes.join('\n\n')}
`
}

const nameOf = (path: string) => path.replace(/(\.d)?\.tsx?$/, '')

/** Makes a project that runs a program. */
export function makeProject(
  program: OwnProgram,
  packages: Packages,
  {always, imported, standIns}: ProjectFiles,
): Record<string, string> {
  const {file, root, text, checks} = program
  const name = nameOf(file)
  const main = checks === undefined ? mainOf(name, root) : exerciseMainOf(name, root)
  const sources = new Map([
    ['main.tsx', main],
    [file, text],
  ])
  if (checks !== undefined) {
    // The types of exercises are a file beside it.
    const own = checks.replace(/(['"])[^'"\n]*\/shared\/exercise\1/, "'./exercise'")
    sources.set('checks.ts', own)
  }
  const standInOf = new Map(Object.entries(standIns))
  const modules = new Set<string>()
  const replaced = new Map<string, string>()
  // Files that are added meanwhile are visited too.
  for (const [path, source] of sources) {
    const isStandIn = [...standInOf.values()].includes(path)
    const ownSource = source.replaceAll(
      importPattern,
      (whole, keyword: string, space: string, quote: string, module: string) => {
        const standIn = standInOf.get(module)
        // `import 'a'` takes only the types of a package.
        if (keyword === 'import' || isStandIn || standIn === undefined) return whole
        replaced.set(standIn, module)
        return `from${space}${quote}./${nameOf(standIn)}${quote}`
      },
    )
    sources.set(path, ownSource)
    for (const module of importedBy(ownSource)) {
      modules.add(module)
      const found = Object.entries(imported).find(
        ([each]) => `./${nameOf(each)}` === module,
      )
      if (found && !sources.has(found[0])) sources.set(...found)
    }
  }
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: {start: 'vite', check: 'tsc', build: 'vite build'},
    ...manifestOf([...modules], packages),
  }
  return {
    'README.md': readmeOf(program, replaced),
    'package.json': `${JSON.stringify(manifest, undefined, 2)}\n`,
    ...always,
    ...Object.fromEntries(sources),
  }
}
