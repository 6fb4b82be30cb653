import {mkdtempSync, readFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, it} from 'vitest'
import {check} from './check-docs/test/fixture'
import {pages} from './check-docs/rules/pages'
import {createPage} from './new-page'

const root = mkdtempSync(join(tmpdir(), 'new-page-'))

const create = (...args: string[]) => createPage(root, args, '2025-03-01')

const description = [
  '--description',
  'What the page is about, in one sentence of sixty characters or more.',
]

it.each([
  ['docs/api/hooks/use-facet-timer.mdx', ['doc', 'api/hooks/use-facet-timer']],
  ['docs/testing.mdx', ['doc', 'docs/testing.mdx']],
  ['docs/api/timers.mdx', ['doc', 'api/timers', '--template', 'collection']],
  ['blog/2025-03-01-timers-how.md', ['post', '--tags', 'hello,hola']],
])('creates %s, which the rule "pages" of check:docs accepts', async (file, args) => {
  expect(create(...args, '--title', 'Timers: how', ...description)).toEqual([file])
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toContain('title: "Timers: how"\n')
  expect(await check(pages, {[file]: text})).toEqual([])
})

it('creates all files of an exercise', () => {
  const folder = 'src/exercises/show-a-timer'
  const files = create('exercise', 'show-a-timer', '--title', 'Show a `timer`')
  expect(files.sort()).toEqual(
    ['attempts.tsx', 'checks.ts', 'solution.tsx', 'start.tsx', 'task.md'].map(
      (file) => `${folder}/${file}`,
    ),
  )
  const read = (file: string) => readFileSync(join(root, folder, file), 'utf8')
  expect(read('task.md')).toContain('# Show a `timer`\n')
  expect(read('start.tsx')).toContain('text={score}')
})

it('rejects invalid arguments and existing files', () => {
  expect(() => create('doc', 'goals')).toThrow('--title is missing')
  expect(() => create('doc', '../outside', '--title', 'A')).toThrow('by its route')
  expect(() => create('exercise', 'hud/timer', '--title', 'A')).toThrow('show-a-cooldown')
  expect(() => create('doc', 'a', '--title', 'A', '--template', 'none')).toThrow('ENOENT')
  create('doc', 'goals', '--title', 'Goals')
  expect(() => create('doc', 'goals', '--title', 'Goals')).toThrow('EEXIST')
})
