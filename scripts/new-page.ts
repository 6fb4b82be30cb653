/**
 * Starts a page from a template:
 *
 *     npm run new:doc -- api/hooks/use-facet-timer --title useFacetTimer
 *     npm run new:post -- --title "Smooth cooldowns" --tags hello,docusaurus
 *
 * `npm run check:docs` then lists what the page still lacks.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {slug as slugOf} from 'github-slugger'

/**
 * Writes a page.
 *
 * @param root absolute path of the repository
 * @param args what follows the command: `doc` or `post`, the path of a doc, and flags
 * @param today the date of a new post, as YYYY-MM-DD
 * @returns the path of the file, relative to the root
 * @throws when something is missing, no template has that name, or the file exists
 */
export function createPage(root: string, args: string[], today: string): string {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: {type: 'string'},
      description: {type: 'string', default: ''},
      template: {type: 'string'},
      tags: {type: 'string', default: ''},
    },
  })
  const [kind, path = ''] = positionals
  if (values.title === undefined) throw new Error('--title is missing.')
  const slug = slugOf(values.title)
  const route = path.replace(/^docs\/|\.mdx?$/g, '')
  if (kind === 'doc' && !/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(route)) {
    throw new Error('Name the page by its route, such as api/hooks/use-facet-timer.')
  }

  const isAboutOneApi = /^api\/(?:hooks|equality-checks)\//.test(route)
  const [file, template] =
    kind === 'post'
      ? [`blog/${today}-${slug}.md`, 'post.md']
      : [
          `docs/${route}.mdx`,
          `${values.template ?? (isAboutOneApi ? 'api' : 'guide')}.mdx`,
        ]
  const fields: Record<string, string> = {
    // Every JSON string is a YAML string too.
    title: JSON.stringify(values.title),
    description: JSON.stringify(values.description),
    slug,
    tags: values.tags.replaceAll(',', ', '),
  }
  const content = readFileSync(
    join(import.meta.dirname, '../templates', template),
    'utf8',
  )
  mkdirSync(dirname(join(root, file)), {recursive: true})
  writeFileSync(
    join(root, file),
    content.replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? ''),
    {flag: 'wx'},
  )
  return file
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const today = new Date().toISOString().slice(0, 10)
    const file = createPage(process.cwd(), process.argv.slice(2), today)
    console.log(
      `Wrote ${file}. Replace each {/* comment */} and list a doc in sidebars.ts; ` +
        '`npm run check:docs` says what is missing.',
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
