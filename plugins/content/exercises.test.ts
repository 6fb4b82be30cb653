import type {} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'
import {expect, it} from 'vitest'
import {writeTestSite} from '../lib/test/writeTestSite'
import {markdownFile} from './reader'

const names = {folder: 'training', component: 'Task', solvedComponent: 'Done'}
const site = writeTestSite({
  'training/bar/task.md':
    '# The `bar`\n\nIt is wrong: it stays. Do it.\n\n## Hint\n\nLike this.\n',
  'training/bar/start.tsx': 'start()\n',
  'training/bar/solution.tsx': 'solve()\n',
  'training/no-hint/task.md': '# A title\n\nDo it.\n',
  'training/no-title/task.md': 'Do it.\n\n## Hint\n\nLike this.\n',
  'training/empty/task.md': '',
})

const treeOf = (page: string) => markdownFile(page, site, {exercises: names}).tree()

/** The visible nodes of a page, each prefixed with its line, if it has one. */
async function shownOf(page: string): Promise<string[]> {
  const shown: string[] = []
  visit(await treeOf(page), (node) => {
    const line = node.position ? `${node.position.start.line}: ` : ''
    if (node.type === 'code') shown.push(`${line}${node.lang} ${node.meta} ${node.value}`)
    else if (node.type === 'text') shown.push(line + node.value)
    else if (node.type === 'strong') shown.push(`${line}strong`)
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const names = node.attributes.map((each) => ('name' in each ? each.name : ''))
      shown.push(`${line}<${[node.name, ...names].join(' ')}>`)
    }
  })
  return shown
}

it('writes task, start, hint and solution into a page, at the line of the exercise', async () => {
  expect(await shownOf('Text.\n\n<Task name="bar" />\n')).toEqual([
    '1: Text.',
    '3: <figure>',
    'strong',
    'Exercise: The bar',
    '3: It is wrong: it stays. Do it.',
    '3: <figure data-start>',
    '3: tsx title="start.tsx" start()',
    '3: <details>',
    '3: <summary>',
    '3: Hint',
    '3: Like this.',
    '3: <details>',
    '3: <summary>',
    '3: Solution',
    '3: tsx title="solution.tsx" solve()',
  ])
})

it('removes the components that mark solved exercises', async () => {
  expect(await shownOf('Text.<Done name="bar" />\n\nIs <b>Done</b>')).toEqual([
    '1: Text.',
    '3: Is ',
    '3: <b>',
    '3: Done',
  ])
})

it('makes search phrases from the title of an exercise and each sentence of its task, split at colons', async () => {
  const phrases: unknown[] = []
  visit(await treeOf('<Task name="bar" />\n'), ({data}) => {
    if (data?.phrases) phrases.push(data.phrases)
  })
  expect(phrases).toEqual([['The bar', 'It is wrong:', 'it stays.', 'Do it.']])
})

it.each([
  ['<Task />', '<Task> needs name="…".'],
  ['<Task name="no-hint" />', 'A task.md has a title, a task and a section "Hint".'],
  ['<Task name="no-title" />', 'A task.md has a title, a task and a section "Hint".'],
  ['<Task name="empty" />', 'A task.md has a title, a task and a section "Hint".'],
  ['<Task name="gone" />', 'no such file'],
])('says what is wrong with %s', async (page, message) => {
  await expect(treeOf(page)).rejects.toThrow(message)
})
