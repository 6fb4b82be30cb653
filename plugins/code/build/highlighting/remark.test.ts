import type {Code} from 'mdast'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {expect, it} from 'vitest'
import {parseMdx, type JsxElement} from '../../../content/mdx'
import type {Sample} from '../apiLinks/references'
import remarkCodeBlocks, {remarkDiagrams} from './remark'

const options = {
  component: 'Sample',
  sampleId: ({code, language}: Sample) => `${language} ${code}`,
}

/** Links the first character of each fence, except in bash; returns the samples' attributes. */
function samplesOf(page: string): object[] {
  const root = parseMdx(page)
  visit(root, 'code', (node: Code) => {
    if (node.lang !== 'bash')
      node.data = {links: [{start: 0, end: 1, href: '/a', isTabStop: true}]}
  })
  const samples: object[] = []
  visit(unified().use(remarkCodeBlocks, options).runSync(root), (node) => {
    expect(node.type).not.toBe('code')
    const {name, attributes = [], children} = node as Partial<JsxElement>
    if (name !== 'Sample') return
    expect(node.type).toBe('mdxJsxFlowElement')
    expect(children).toEqual([])
    const values = attributes.map((each) => ['name' in each ? each.name : '', each.value])
    samples.push(Object.fromEntries(values) as object)
  })
  return samples
}

it('replaces fences, including those in lists, with their highlighted code', () => {
  const page =
    '```ts title="a.ts" {2}\n// @errors: 1\nx\ny\n```\n\n- ```\n  z\n  ```\n\n```bash\nw\n```\n'
  const code = '<a href="/a">x</a>\n<span class="code-line-marked">y\n</span>'
  expect(samplesOf(page)).toStrictEqual([
    {language: 'ts', title: 'a.ts', types: 'ts // @errors: 1\nx\ny', html: code},
    {language: 'text', html: '<a href="/a">z</a>'},
    {language: 'bash', html: 'w'},
  ])
})

it('refuses wrong options', () => {
  const wrong = {...options, component: ''}
  expect(() => unified().use(remarkCodeBlocks, wrong).runSync(parseMdx(''))).toThrow(
    'The plugin "code-blocks" takes component, sampleId: "component"',
  )
})

it('lets diagrams ask for scripts, and keeps their source', () => {
  const root = parseMdx('<Mermaid value="graph TD; A-->B" />\n\nText\n')
  root.children.push({
    type: 'paragraph',
    children: [],
    data: {hName: 'mermaid', hProperties: {value: 'graph LR'}},
  })
  const [component, , fence] = unified().use(remarkDiagrams).runSync(root).children
  expect(component).toMatchObject({
    name: 'div',
    attributes: [
      {name: 'data-hydrate'},
      {name: 'data-mermaid', value: 'graph TD; A-->B'},
    ],
    children: [
      {name: 'Mermaid', attributes: [{name: 'value', value: 'graph TD; A-->B'}]},
    ],
  })
  expect(fence?.data).toEqual({
    hName: 'div',
    hProperties: {dataHydrate: '', dataMermaid: 'graph LR'},
  })
})
