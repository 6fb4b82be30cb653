import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import {unified} from 'unified'
import {expect, it} from 'vitest'
import {parseMdx} from '../../../content/mdx'
import {writeTestSite} from '../../../lib/test/writeTestSite'
import {remarkExercises} from './remark'

const options = {
  folder: 'training',
  component: 'Task',
  solvedComponent: 'Done',
  module: '@site/src/Task',
}
const site = writeTestSite({
  'training/bar/task.md': '# A\n\nDo it.\n\n## Hint\n\nSo.\n',
  'training/bar/start.tsx': 'a()\n',
  'training/bar/solution.tsx': 'a()\n',
})

const run = (page: string) =>
  unified().use(remarkExercises(site, options)).runSync(parseMdx(page)).children

it('adds the texts and checks of an exercise, and imports its component', () => {
  const [imported, exercise] = run('<Task name="bar" />\n')
  expect(imported).toMatchObject({value: "import {Task} from '@site/src/Task'"})
  const {attributes, children} = exercise as MdxJsxFlowElement
  expect(children).toMatchObject([
    {type: 'paragraph'},
    {name: 'figure'},
    {name: 'details'},
    {name: 'details'},
  ])
  expect(attributes.slice(1)).toMatchObject([
    {name: 'title', value: 'A'},
    {
      name: 'loadChecks',
      value: {value: '() => import("@generated/exercises/default/bar.json")'},
    },
  ])
})

it('does not change a page without exercises', () => {
  expect(run('Text.')).toMatchObject([{type: 'paragraph'}])
})
