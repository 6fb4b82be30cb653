import {expect, it} from 'vitest'
import {run} from './cli'
import {fixture, frontMatter} from './fixture'

/** Runs one rule on a repository and collects what the command prints. */
async function runRule(rule: string, files: Record<string, string>) {
  const {root} = await fixture(files)
  const lines: string[] = []
  const status = await run(root, ['--rule', rule], (line) => lines.push(line))
  return {status, lines}
}

const good = `${frontMatter}\n## Related pages\n`

it('prints problems in the order of files and lines, and fails', async () => {
  const bad = `${good.replace('title', 'tilte')}\n## More\n`
  expect(await runRule('pages', {'docs/a.mdx': good, 'docs/b.mdx': bad})).toEqual({
    status: 1,
    lines: [
      'docs/b.mdx:1  pages  has no title: add `title:` to the front matter',
      'docs/b.mdx:8  pages  does not end with "## Related pages": make it the last section',
      '2 problems. Checked 2 pages.',
    ],
  })
})

it('succeeds without problems', async () => {
  expect(await runRule('pages', {'docs/a.mdx': good})).toEqual({
    status: 0,
    lines: ['0 problems. Checked 1 page.'],
  })
})

it('rejects a rule that does not exist', async () => {
  await expect(runRule('spelling', {})).rejects.toThrow(
    'There is no rule spelling. The rules are pages, ',
  )
})
