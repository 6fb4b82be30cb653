import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import {unified} from 'unified'
import {VFile} from 'vfile'
import {expect, it} from 'vitest'
import {parseMdx} from '../../../content/mdx'
import remarkLiveExamples from './remark'

const parts = {component: 'Program', folder: 'programs'}

function run(page: string, options: object = parts) {
  const processor = unified().use(remarkLiveExamples, options as typeof parts)
  return processor.runSync(parseMdx(page), new VFile())
}

it('adds its source and program to an example, but not to an inline one or another component', () => {
  const {children} = run('<Program name="a" />\n\n<Other name="b" />\n')
  const [example, other] = children as MdxJsxFlowElement[]
  expect(example?.attributes).toMatchObject([
    {name: 'name'},
    {
      name: 'source',
      value: {value: "require('@generated/live-examples/default/a.json')"},
    },
  ])
  expect(other?.attributes).toHaveLength(1)
  const inline = run('A <Program name="a" />.\n').children
  expect(inline).toMatchObject([{children: [{}, {attributes: [{name: 'name'}]}, {}]}])
})

it('rejects an example without a name', () => {
  expect(() => run('<Program />')).toThrow(
    '<Program> needs name="…", a file of programs.',
  )
})

it('rejects wrong options', () => {
  expect(() => run('', {component: 'Program'})).toThrow(
    'The plugin "live-examples" takes component, folder: "folder" is required',
  )
  expect(() => run('', {...parts, floder: 'x'})).toThrow('"floder" is not allowed')
})
