import {expect, it} from 'vitest'
import {check} from '../test/fixture'
import {examples} from './examples'

it('accepts examples that are shown and tested', async () => {
  const problems = await check(examples, {
    'docs/a.mdx': '<Example name="counter" title="A counter" />\n',
    'docs/b.mdx': '<Example name="field" title="A text field" />\n',
    'src/examples/counter.tsx': '',
    'src/examples/field.tsx': '',
    'src/examples/support/useRenderCount.ts': '',
    'src/examples/test/a.test.ts': "playExamples({counter: play('it counts')})",
    'docs/c.mdx': '<Example name="menu" title="A menu" />\n',
    'src/examples/menu.tsx': '',
    'e2e/examples/a.spec.ts':
      "test('field: the caret stays')\n  await test.step('menu: arrow keys move')",
  })
  expect(problems).toEqual([])
})

it('reports unknown, unshown and untested examples', async () => {
  const problems = await check(examples, {
    'docs/a.mdx':
      'Text\n\n<Example name="countre" title="A" />\n\n<Example name={a} title="A" />\n',
    'src/examples/counter.tsx': '',
  })
  expect(problems).toEqual([
    'docs/a.mdx:3  examples  there is no src/examples/countre.tsx: write it or correct the name',
    'docs/a.mdx:5  examples  give <Example> a plain name="…"',
    'src/examples/counter.tsx:1  examples  no page shows it: add <Example name="counter" title="…" /> to one',
    "src/examples/counter.tsx:1  examples  has no test: add 'counter': play(…) to a file in src/examples/test",
  ])
})
