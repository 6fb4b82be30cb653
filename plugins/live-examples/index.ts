import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {highlight} from '../code-blocks/highlight'

/** The source of one live example, ready to show. */
export interface ExampleSource {
  /** Name of the file in src/examples. */
  file: string
  /** Highlighted HTML for the inside of a `code` element. */
  html: string
}

type Content = ReadonlyMap<string, ExampleSource>

/**
 * Docusaurus plugin: generates the highlighted source of each file in src/examples, one
 * module an example, so that a page loads only what it shows and an edited example reloads
 * in development; and `programs`, which loads the code of an example by its name.
 */
export default function liveExamples({siteDir}: LoadContext): Plugin<Content> {
  const folder = join(siteDir, 'src', 'examples')
  return {
    name: 'live-examples',
    getPathsToWatch: () => [join(folder, '*.tsx')],
    async loadContent() {
      const files = (await readdir(folder)).filter((file) => file.endsWith('.tsx'))
      const sources = files.map(async (file): Promise<[string, ExampleSource]> => {
        const code = await readFile(join(folder, file), 'utf8')
        return [file.replace(/\.tsx$/, ''), {file, html: highlight(code.trim(), 'tsx')}]
      })
      return new Map(await Promise.all(sources))
    },
    async contentLoaded({content, actions}) {
      for (const [name, source] of content) {
        await actions.createData(`${name}.json`, JSON.stringify(source))
      }
      const programs = [...content.keys()].map(
        (name) => `  '${name}': () => import('@site/src/examples/${name}.tsx'),\n`,
      )
      await actions.createData(
        'programs.js',
        `export const programs = {\n${programs.join('')}}\n`,
      )
    },
  }
}
