import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

/** A page in plain Markdown, which every generator understands. */
export interface Page {
  /** Its path on the site, such as `/docs/api/hooks`. */
  path: string
  title: string
  description: string
  /** The text below the title and description. Links to the site's pages are paths. */
  markdown: string
}

/** A group of pages in the sidebar. */
export interface Group {
  label: string
  pages: Page[]
}

/** The content that all sites in the comparison share. */
export interface Content {
  docs: Group[]
  posts: Page[]
}

/** The path of a docs page in a copy of the docs; the first copy is the docs themselves. */
export function moveToCopy(path: string, copy: number): string {
  return copy === 1 ? path : path.replace(/^(\/?docs)(?=\/)/, `$1/copy-${copy}`)
}

/** The title of a page or group in a copy of the docs. */
export function titleOf(title: string, copy: number): string {
  return copy === 1 ? title : `${title} (copy ${copy})`
}

/**
 * Reads docs and posts from the Markdown twins of a build's pages, grouped as in its llms.txt.
 *
 * @param build folder of the build
 * @param copies how many times the docs are included; each copy after the first has its own
 *   paths and titles, and its own groups
 * @throws when the site has not been built
 */
export function readContent(build: string, copies: number): Content {
  const index = join(build, 'llms.txt')
  if (!existsSync(index)) throw new Error('Run `npm run build` first.')
  const [, ...sections] = readFileSync(index, 'utf8').split('\n## ')
  const groups = sections.map((section): Group => {
    const [label = ''] = section.split('\n', 1)
    const entries = section.matchAll(/^- \[(.+)\]\((https?:\/\/[^/]+)(.+)\.md\): (.*)$/gm)
    const pages = [...entries].map(
      ([, title = '', origin = '', path = '', description = '']) => {
        const twin = readFileSync(join(build, `${path}.md`), 'utf8')
        const text = twin
          .replaceAll(`](${origin}/`, '](/')
          .replace(/(\]\(\/[^)\s#]*)\.md(?=[)#])/g, '$1')
        // The first two blocks are title and description, which each site shows in its own way.
        return {
          path,
          title,
          description,
          markdown: text.split('\n\n').slice(2).join('\n\n'),
        }
      },
    )
    return {label, pages}
  })
  const groupsIn = (folder: string) =>
    groups
      .map(({label, pages}) => {
        return {label, pages: pages.filter(({path}) => path.startsWith(folder))}
      })
      .filter(({pages}) => pages.length > 0)
  const docs = Array.from({length: copies}, (_, index) => index + 1).flatMap((copy) =>
    groupsIn('/docs/').map((group) => copyGroup(group, copy)),
  )
  return {docs, posts: groupsIn('/blog/').flatMap(({pages}) => pages)}
}

function copyGroup({label, pages}: Group, copy: number): Group {
  return {
    label: titleOf(label, copy),
    pages: pages.map(({path, title, description, markdown}) => ({
      path: moveToCopy(path, copy),
      title: titleOf(title, copy),
      description,
      markdown: markdown.replace(/(?<=\]\()\/docs\/[^)]*/g, (url) =>
        moveToCopy(url, copy),
      ),
    })),
  }
}
