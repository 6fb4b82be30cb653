import {
  descriptionQuestion,
  titleQuestion,
  yamlText,
  type NewPage,
  type PageKind,
} from './page'
import type {Answers} from './form'

/** A section, and what belongs into it. */
type Section = readonly [title: string, purpose: string]

const related: Section = [
  'Related pages',
  'Links by relative file path, with a reason each.',
]
const pitfalls: Section = ['Pitfalls', 'What costs a reader an hour, with a workaround.']

/** The sections of each kind of page (WRITING.md, "Sections"). */
const sections: Record<string, (title: string) => readonly Section[]> = {
  api: (title) => [
    ['When to use it', 'And when not to.'],
    ['Signature', `A fence that is marked signature="${title}" (WRITING.md, "Code").`],
    ['Parameters and result', 'Each with its type and meaning.'],
    [
      'Example',
      'A live example: a file in src/examples, shown with <Example name="…" />.',
    ],
    [
      'Behaviour',
      'What notifies, what renders, NO_VALUE, equality, identity, cleanup, order.',
    ],
    pitfalls,
    ['Typing', 'What the compiler infers, and where it needs help.'],
    related,
  ],
  collection: () => [
    ['nameOfTheExport', 'One such section an export: purpose, signature, example.'],
    pitfalls,
    related,
  ],
  guide: () => [['First section', 'Guides choose their own headings.'], related],
}

/** Folders whose pages are each about one API. */
const apiFolder = /^api\/(?:hooks|equality-checks)\//

/** The path as a route: without the folder and the extension of the file. */
function normalizePath(path: string): string {
  return path.replace(/^\/?docs\//, '').replace(/\.mdx?$/, '')
}

/**
 * A docs page.
 *
 * @param exists whether there is a file, by its path relative to the repository
 */
export function docPage(exists: (file: string) => boolean): PageKind {
  return {
    questions: [
      {
        name: 'path',
        hint: 'where the page is under docs, such as api/hooks/use-facet-timer',
        problem(answer) {
          const path = normalizePath(answer)
          if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(path)) {
            return `${answer} is no route: use lower-case letters, digits, - and /`
          }
          const taken = [`docs/${path}.mdx`, `docs/${path}/index.mdx`].find(exists)
          return taken === undefined ? undefined : `is taken by ${taken}`
        },
      },
      titleQuestion,
      descriptionQuestion,
      {
        name: 'kind',
        hint: 'api (one export), collection (several exports) or guide',
        suggest: ({path = ''}) => (apiFolder.test(normalizePath(path)) ? 'api' : 'guide'),
        problem(kind, {path = ''}) {
          if (!Object.hasOwn(sections, kind)) {
            return `${kind} is unknown: write ${Object.keys(sections).join(', ')}`
          }
          return kind === 'api' && !apiFolder.test(normalizePath(path))
            ? 'api is for pages in docs/api/hooks and docs/api/equality-checks'
            : undefined
        },
      },
    ],
    create: createDoc,
  }
}

function createDoc({
  path = '',
  title = '',
  description = '',
  kind = '',
}: Answers): NewPage {
  const id = normalizePath(path)
  const file = `docs/${id}.mdx`
  const body = (sections[kind]?.(title) ?? []).map(
    ([heading, purpose]) => `## ${heading}\n\n{/* ${purpose} */}\n`,
  )
  const indexLine = `| [\`${title}\`](./${id.replace(/^api\//, '')}.mdx) | … |`
  return {
    file,
    content: [
      `---\ntitle: ${yamlText(title)}\ndescription: ${yamlText(description)}\n---\n`,
      '{/* What it is, in the first sentence. */}\n',
      ...body,
    ].join('\n'),
    nextSteps: [
      `Add it to sidebars.ts, where a reader would look for it: '${id}',`,
      ...(kind === 'api'
        ? [`List the export in docs/api/overview.mdx: ${indexLine}`]
        : []),
      'Write it; WRITING.md says how. Replace each {/* comment */}.',
      `See it with npm start, at http://localhost:3000/docs/${id}`,
      'Check it with npm run check:docs',
    ],
  }
}
