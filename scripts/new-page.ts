/**
 * Starts a page or an exercise from templates:
 *
 *     npm run new:doc -- api/hooks/use-facet-timer --title useFacetTimer
 *     npm run new:post -- --title "Smooth cooldowns" --tags hello,docusaurus
 *     npm run new:exercise -- show-a-cooldown --title "Show a cooldown"
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {parseArgs} from 'node:util'
import {createSlugger} from '@docusaurus/utils'
import {globSync} from 'tinyglobby'
import {exercises} from '../siteParts'
import {runCommand} from './commandLine'

const templates = join(import.meta.dirname, '../templates')

/**
 * Writes a page or the files of an exercise.
 *
 * @param root absolute path of the repository
 * @param args the arguments of this script: `doc`, `post` or `exercise`, the path of a doc or the
 *   name of an exercise, and flags
 * @param today the date of a new post, as YYYY-MM-DD
 * @returns the paths of the files, relative to the root
 * @throws when the title is missing, a route or name is invalid, or a file already exists
 */
export function createPage(root: string, args: string[], today: string): string[] {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: {type: 'string', default: ''},
      description: {type: 'string', default: ''},
      template: {type: 'string'},
      tags: {type: 'string', default: ''},
    },
  })
  const [kind, path = ''] = positionals
  const {title, description, tags} = values
  if (title === '') throw new Error('--title is missing.')
  const slug = createSlugger().slug(title)
  const route = path.replace(/^docs\/|\.mdx?$/g, '')
  const isExercise = kind === 'exercise'
  if (isExercise && !/^[a-z0-9-]+$/.test(route)) {
    throw new Error('Name the exercise in kebab case, such as show-a-cooldown.')
  }
  if (kind === 'doc' && !/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(route)) {
    throw new Error('Name the page by its route, such as api/hooks/use-facet-timer.')
  }

  const isAboutOneApi = /^api\/(?:hooks|equality-checks)\//.test(route)
  const template = values.template ?? (isAboutOneApi ? 'api' : 'guide')
  const page =
    kind === 'post'
      ? {file: `blog/${today}-${slug}.md`, from: 'post.md'}
      : {file: `docs/${route}.mdx`, from: `${template}.mdx`}
  const files = isExercise
    ? globSync('exercise/**', {cwd: templates}).map((from) => ({
        file: from.replace('exercise', `${exercises.folder}/${route}`),
        from,
      }))
    : [page]
  // Every JSON string is also a YAML string. An exercise's title is a heading, without quotes.
  const fields: Record<string, string> = {
    title: isExercise ? title : JSON.stringify(title),
    description: JSON.stringify(description),
    slug,
    tags: tags.replaceAll(',', ', '),
  }
  for (const {file, from} of files) {
    const content = readFileSync(join(templates, from), 'utf8')
    const text = content.replace(
      /\{(\w+)\}/g,
      (given, name: string) => fields[name] ?? given,
    )
    mkdirSync(dirname(join(root, file)), {recursive: true})
    writeFileSync(join(root, file), text, {flag: 'wx'})
  }
  return files.map(({file}) => file)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runCommand(() => {
    const today = new Date().toISOString().slice(0, 10)
    const files = createPage(process.cwd(), process.argv.slice(2), today)
    console.log(
      `Wrote ${files.join(', ')}. CONTRIBUTING.md has checklists for pages and exercises.`,
    )
  })
}
