import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {PhrasingContent, Root, RootContent} from 'mdast'
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import {toString} from 'mdast-util-to-string'
import {visit} from 'unist-util-visit'
import {attribute, attributeOf, parseMdx, usesOf} from './mdx'

/** The folder of a site's exercises, and the names of the components for them. */
export interface ExerciseNames {
  /** Folder with a folder for each exercise, relative to the site. */
  folder: string
  /** The component that shows an exercise by its `name`. */
  component: string
  /** The component that says whether an exercise was solved. */
  solvedComponent: string
}

/** Glob for the exercise files that are shown on pages (WRITING.md, "Exercises"). */
export function shownExerciseGlob(folder: string): string {
  return `${folder}/*/{task.md,start.tsx,solution.tsx}`
}

/**
 * The name of the exercise that a component shows.
 *
 * @throws when the component has no `name`
 */
export function nameOf(node: MdxJsxFlowElement): string {
  const name = attributeOf(node, 'name')
  if (name === undefined) throw new Error(`<${node.name}> needs name="…".`)
  return name
}

function element(
  name: string,
  children: readonly RootContent[],
  attributes: MdxJsxAttribute[] = [],
): MdxJsxFlowElement {
  const content = children as MdxJsxFlowElement['children']
  return {type: 'mdxJsxFlowElement', name, attributes, children: content}
}

/** A part that readers can unfold, even without scripts. */
function folded(summary: string, children: readonly RootContent[]): MdxJsxFlowElement {
  const label: RootContent = {type: 'text', value: summary}
  return element('details', [element('summary', [label]), ...children])
}

/** Splits a task.md into its title, its task and the text below "Hint". */
function readTask(text: string) {
  const [heading, ...blocks] = parseMdx(text).children
  const hintAt = blocks.findIndex(({type}) => type === 'heading')
  if (heading?.type !== 'heading' || hintAt === -1)
    throw new Error('A task.md has a title, a task and a section "Hint".')
  return {
    title: toString(heading),
    task: blocks.slice(0, hintAt),
    hint: blocks.slice(hintAt + 1),
  }
}

/**
 * Writes the texts of each `<Exercise name="…" />` into it: the task, the starting program,
 * and a hint and a solution, folded. Readers without scripts get them too.
 *
 * @throws when the page names an exercise that does not exist
 */
export function expandExercises(
  root: Root,
  siteDir: string,
  {folder, component}: ExerciseNames,
): MdxJsxFlowElement[] {
  const exercises = usesOf(root, component)
  for (const node of exercises) {
    const name = nameOf(node)
    const read = (file: string) =>
      readFileSync(join(siteDir, folder, name, file), 'utf8').trim()
    const code = (file: string): RootContent => ({
      type: 'code',
      lang: 'tsx',
      meta: `title="${file}"`,
      value: read(file),
    })
    const {title, task, hint} = readTask(read('task.md'))
    node.attributes.push(attribute('title', title))
    node.children = element('figure', [
      ...task,
      element('figure', [code('start.tsx')], [attribute('data-start', '')]),
      folded('Hint', hint),
      folded('Solution', [code('solution.tsx')]),
    ]).children
    // Every node of an exercise gets the exercise's line in the page.
    visit(node, (part) => {
      part.position = node.position
    })
  }
  return exercises
}

declare module 'mdast' {
  interface Data {
    /** Search phrases for this node's section, besides those in the `.phrases.yml` file. */
    phrases?: readonly string[]
  }
}

/** The title of an exercise and the sentences of its task, as search phrases. */
function phrasesOf(node: MdxJsxFlowElement): string[] {
  const paragraphs = node.children.filter(({type}) => type === 'paragraph')
  const sentences = paragraphs.flatMap((each) => toString(each).split(/(?<=[.:]) /))
  return [attributeOf(node, 'title') ?? '', ...sentences]
}

/**
 * Replaces exercise components with their texts, and removes the marks of solved exercises:
 * for search, Markdown pages and sample types.
 */
export function writeOutExercises(
  root: Root,
  siteDir: string,
  names: ExerciseNames,
): void {
  for (const node of expandExercises(root, siteDir, names)) {
    const value = `Exercise: ${attributeOf(node, 'title')}`
    const label: PhrasingContent = {type: 'strong', children: [{type: 'text', value}]}
    const {position} = node
    const data = {phrases: phrasesOf(node)}
    node.children.unshift({type: 'paragraph', children: [label], position})
    Object.assign(node, element('figure', node.children), {data})
  }
  visit(root, 'mdxJsxTextElement', (node, index, parent) => {
    if (node.name !== names.solvedComponent || !parent || index === undefined) return
    parent.children.splice(index, 1)
  })
}
