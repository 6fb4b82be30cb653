import {expect, it} from 'vitest'
import {run} from './cli'
import type {Rule} from './rule'
import {facts} from './rules/facts'
import {pages} from './rules/pages'
import {fixture, frontMatter} from './test/fixture'

/** Runs one rule on a repository and collects the lines of its report. */
async function runRule(rule: Rule, files: Record<string, string>) {
  const lines: string[] = []
  const status = run(await fixture(files), [rule], (line) => lines.push(line))
  return {status, lines}
}

const good = `${frontMatter}\n## Related pages\n`

it('prints problems sorted by file, then a summary, and fails', async () => {
  const files = {'docs/api/a.mdx': good, 'facts/docs/b.test.tsx': "facts({'x'() {}})"}
  expect(await runRule(facts, files)).toEqual({
    status: 1,
    lines: [
      'docs/api/a.mdx:1  facts  has no facts: write some in facts/docs/api/a.test.tsx',
      'facts/docs/b.test.tsx:1  facts  there is no page docs/b: rename or remove the facts',
      '2 problems. Checked 1 fact.',
    ],
  })
})

it('succeeds without problems', async () => {
  expect(await runRule(pages, {'docs/a.mdx': good})).toEqual({
    status: 0,
    lines: ['0 problems. Checked 1 page.'],
  })
})
