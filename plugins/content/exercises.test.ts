import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {} from 'mdast-util-mdx'
import {visit} from 'unist-util-visit'
import {expect, it} from 'vitest'
import {markdownFile} from './reader'

const parts = {folder: 'training', component: 'Task', mark: 'Done'}
const site = mkdtempSync(join(tmpdir(), 'exercises-'))

function write(name: string, task: string): void {
  const folder = join(site, parts.folder, name)
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, 'task.md'), task)
  writeFileSync(join(folder, 'start.tsx'), 'start()\n')
  writeFileSync(join(folder, 'solution.tsx'), 'solve()\n')
}

/** The visible nodes of a page, each prefixed with its line, if any. */
function shownOf(page: string): string[] {
  const shown: string[] = []
  visit(markdownFile(page, site, parts).tree(), (node) => {
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

it('writes task, start, hint and solution into a page, at the line of the exercise', () => {
  write('bar', '# The `bar`\n\nDo it.\n\n## Hint\n\nLike this.\n')
  expect(shownOf('Text.\n\n<Task name="bar" />\n')).toEqual([
    '1: Text.',
    '3: <figure>',
    'strong',
    'Exercise: The bar',
    '3: Do it.',
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

it('removes the marks of solved exercises', () => {
  expect(shownOf('Text.<Done name="bar" />\n\nIs <b>Done</b>')).toEqual([
    '1: Text.',
    '3: Is ',
    '3: <b>',
    '3: Done',
  ])
})

it('makes search phrases from the title of an exercise and each sentence of its task', () => {
  write('bar', '# The `bar`\n\nIt is wrong: it stays. Do it.\n\n## Hint\n\nLike this.\n')
  const asked: unknown[] = []
  visit(markdownFile('<Task name="bar" />\n', site, parts).tree(), ({data}) => {
    if (data?.asked) asked.push(data.asked)
  })
  expect(asked).toEqual([['The bar', 'It is wrong:', 'it stays.', 'Do it.']])
})

it.each([
  ['<Task />', 'An <Task> needs name="…".'],
  ['<Task name="no-hint" />', 'A task.md has a title, a task and a section "Hint".'],
  ['<Task name="no-title" />', 'A task.md has a title, a task and a section "Hint".'],
  ['<Task name="empty" />', 'A task.md has a title, a task and a section "Hint".'],
  ['<Task name="gone" />', 'no such file'],
])('says what is wrong with %s', (page, message) => {
  write('no-hint', '# A title\n\nDo it.\n')
  write('empty', '')
  write('no-title', 'Do it.\n\n## Hint\n\nLike this.\n')
  expect(() => markdownFile(page, site, parts).tree()).toThrow(message)
})
