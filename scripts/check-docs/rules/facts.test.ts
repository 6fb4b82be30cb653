import {expect, it} from 'vitest'
import {check, frontMatter} from '../test/fixture'
import {facts} from './facts'

const page = `${frontMatter}
The facet keeps its value.

## Behaviour

| When | Observers |
| --- | --- |
| it is written | hear of it |

A long paragraph about how the facet keeps what it has heard while it has an observer.

## Pitfalls

Never write a facet while you render.

## Related pages
`

const factsOf = (...quotes: string[]) =>
  quotes.map((quote) => `facts({${quote}: () => expect(1).toBe(1)})\n`).join('')

const row = "'it is written | hear of it'"
const pitfall = "'Never write a facet while you render.'"

it('reads facts and laws from all files about a page, and names those whose quote is gone', async () => {
  const problems = await check(facts, {
    'docs/api/a.mdx': page,
    'facts/docs/api/a.test.tsx': factsOf(
      row,
      "'keeps its value'",
      "'It keeps no value.'",
    ),
    'facts/docs/api/a.more.laws.test.tsx': `law(${pitfall}, property)\nlaw('Gone.', property)\n`,
  })
  expect(problems).toEqual([
    'facts/docs/api/a.more.laws.test.tsx:2  facts  "Gone." is not on docs/api/a.mdx any more: ' +
      'correct the quote or the page',
    'facts/docs/api/a.test.tsx:3  facts  "It keeps no value." is not on docs/api/a.mdx any more: ' +
      'correct the quote or the page',
  ])
})

it('reports pages, sections and rows about behaviour that have no facts', async () => {
  const problems = await check(facts, {
    'docs/api/a.mdx': page,
    'docs/api/b.mdx': page,
    'facts/docs/api/a.test.tsx': factsOf("'A long paragraph'"),
  })
  expect(problems).toEqual([
    'docs/api/a.mdx:12  facts  no fact quotes the row "it is written | hear of it": ' +
      'write one in facts/docs/api/a.test.tsx',
    'docs/api/a.mdx:16  facts  no fact quotes anything in "Pitfalls": write one in facts/docs/api/a.test.tsx',
    'docs/api/b.mdx:1  facts  has no facts: write some in facts/docs/api/b.test.tsx',
  ])
})

it('rejects a quote that is not a string literal, and facts without a page', async () => {
  const problems = await check(facts, {
    'docs/a.mdx': `${frontMatter}\n## Related pages\n`,
    'facts/docs/a.test.tsx': factsOf("[words + '.']"),
    'facts/docs/gone.test.tsx': factsOf("'x'"),
  })
  expect(problems).toEqual([
    'facts/docs/a.test.tsx:1  facts  write the quote as a string literal in `facts({…})`',
    'facts/docs/gone.test.tsx:1  facts  there is no page docs/gone: rename or remove the facts',
  ])
})
