import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {toString} from 'mdast-util-to-string'
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

it('writes task, start, hint and solution into a page, at the line of the exercise', () => {
  write('bar', '# The `bar`\n\nDo it.\n\n## Hint\n\nLike this.\n')
  const tree = markdownFile(
    'Text.<Done name="bar" />\n\n<Task name="bar" />\n',
    site,
    parts,
  ).tree()
  const texts: [string, number | undefined][] = []
  visit(tree, ['paragraph', 'code'], (node) => {
    texts.push([toString(node), node.position?.start.line])
  })
  expect(texts).toEqual([
    ['Text.', 1],
    ['Exercise: The bar', 3],
    ['Do it.', 3],
    ['start()', 3],
    ['Like this.', 3],
    ['solve()', 3],
  ])
})

it('makes phrases of the title of an exercise and of each sentence of its task', () => {
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
  ['<Task name="gone" />', 'no such file'],
])('says what is wrong with %s', (page, message) => {
  write('no-hint', '# A title\n\nDo it.\n')
  expect(() => markdownFile(page, site, parts).tree()).toThrow(message)
})
