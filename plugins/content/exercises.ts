import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {
  BlockContent,
  DefinitionContent,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast'
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import {toString} from 'mdast-util-to-string'
import {visit} from 'unist-util-visit'
import {parseMdx} from './mdx'

/** The exercises, a folder each. */
export const EXERCISES = 'src/exercises'

/** What a page says of an exercise (WRITING.md, "Exercises"). */
export const EXERCISE_TEXTS = `${EXERCISES}/*/{task.md,start.tsx,solution.tsx}`

type Block = BlockContent | DefinitionContent

function attributeOf({attributes}: MdxJsxFlowElement, name: string): string | undefined {
  const value = attributes.find(
    (given): given is MdxJsxAttribute =>
      given.type === 'mdxJsxAttribute' && given.name === name,
  )?.value
  return typeof value === 'string' ? value : undefined
}

/**
 * The name of the exercise that an `<Exercise>` shows.
 *
 * @throws when it has none
 */
export function nameOf(node: MdxJsxFlowElement): string {
  const name = attributeOf(node, 'name')
  if (name === undefined) throw new Error('An <Exercise> needs name="…".')
  return name
}

function element(
  name: string,
  children: readonly RootContent[],
  attributes: Record<string, string> = {},
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: children as Block[],
  }
}

/** A part that is shown on request, without scripts too. */
function folded(summary: string, children: readonly RootContent[]): MdxJsxFlowElement {
  const label: RootContent = {type: 'text', value: summary}
  return element('details', [element('summary', [label]), ...children])
}

/** Splits a task.md: its heading, what is below it, and what is below "Hint". */
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
 * Writes the texts of each `<Exercise name="…" />` into it: the task, the program to begin
 * with, and a hint and a solution, folded. Readers have them without scripts.
 *
 * @param siteDir absolute path of the repository
 * @throws when there is no such exercise
 */
export function expandExercises(root: Root, siteDir: string): void {
  visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name !== 'Exercise') return
    const name = nameOf(node)
    const read = (file: string) =>
      readFileSync(join(siteDir, EXERCISES, name, file), 'utf8').trim()
    const code = (file: string): RootContent => ({
      type: 'code',
      lang: 'tsx',
      meta: `title="${file}"`,
      value: read(file),
    })
    const {title, task, hint} = readTask(read('task.md'))
    node.attributes.push({type: 'mdxJsxAttribute', name: 'title', value: title})
    node.children = element('figure', [
      ...task,
      element('figure', [code('start.tsx')], {'data-start': ''}),
      folded('Hint', hint),
      folded('Solution', [code('solution.tsx')]),
    ]).children
    // Places in the page, for those who ask what a line belongs to.
    visit(node, (part) => {
      part.position = node.position
    })
  })
}

/**
 * Writes the texts of exercises into a page and leaves no component of theirs: what search,
 * twins and the types of samples know of an exercise.
 */
export function writeOutExercises(root: Root, siteDir: string): void {
  expandExercises(root, siteDir)
  visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name !== 'Exercise') return
    const value = `Exercise: ${attributeOf(node, 'title')}`
    const label: PhrasingContent = {type: 'strong', children: [{type: 'text', value}]}
    const {position} = node
    node.children.unshift({type: 'paragraph', children: [label], position})
    Object.assign(node, element('figure', node.children))
  })
  visit(root, 'mdxJsxTextElement', (node, index, parent) => {
    if (node.name !== 'Solved' || !parent || index === undefined) return
    parent.children.splice(index, 1)
  })
}
