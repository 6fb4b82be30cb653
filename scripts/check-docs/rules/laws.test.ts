import {expect, it} from 'vitest'
import {check, frontMatter} from '../test/fixture'
import {laws} from './laws'

const page = `${frontMatter}
## Behaviour

It notifies every observer. It never forgets. A write that is equal is always dropped,
unless there is no check.

| Value | Result |
| --- | --- |
| an object | always different |

## Typing

Every type fits.

## Exercise

The bar is always full.

## Related pages
`

it('lists claims about all cases without limits or a law, except of types and exercises', async () => {
  const problems = await check(laws, {
    'docs/a.mdx': page,
    'facts/docs/a.test.tsx': "facts({'It never forgets.'() {}})",
    'facts/docs/a.laws.test.tsx': "law('It notifies every observer', property)",
  })
  expect(problems).toEqual([
    'docs/a.mdx:8  laws  no law proves "It never forgets.": ' +
      'name its limits, link to a rule or write a law',
    'docs/a.mdx:13  laws  no law proves "an object | always different": ' +
      'name its limits, link to a rule or write a law',
  ])
})
