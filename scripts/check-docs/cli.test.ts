import {expect, it} from 'vitest'
import {run} from './cli'
import {fence, fixture, frontMatter} from './fixture'

/** Runs the command in a repository and collects what it prints. */
async function runIn(root: string, ...args: string[]) {
  const lines: string[] = []
  const status = await run(root, args, (line) => lines.push(line))
  return {status, lines}
}

it('prints problems and a summary, and fails when there are problems', async () => {
  const good = `${frontMatter}\n${fence('ts', 'const a = 1')}\n## Related pages\n`
  const {root} = await fixture({
    'docs/good.mdx': good,
    'docs/bad.mdx': good.replace('= 1', ': string = 1').replace('title', 'tilte'),
  })
  const rules = ['--rule', 'pages', '--rule', 'fences']

  expect(await runIn(root, ...rules)).toEqual({
    status: 1,
    lines: [
      'docs/bad.mdx:1  pages  has no title: add `title:` to the front matter',
      "docs/bad.mdx:7  fences  TS2322: Type 'number' is not assignable to type 'string'.",
      expect.stringMatching(/^2 problems in [\d.]+ s\. Checked 2 pages, 2 fences\.$/),
    ],
  })
  expect(await runIn(root, ...rules, 'docs/good.mdx')).toEqual({
    status: 0,
    lines: [
      expect.stringMatching(/^0 problems in [\d.]+ s\. Checked 1 page, 1 fence\.$/),
    ],
  })
})

it('reports only problems of the given pages', async () => {
  const {root} = await fixture({
    'docs/a.mdx': '<Example name="none" title="A" />\n',
    'docs/b.mdx': 'Text\n',
  })
  const rule = ['--rule', 'examples']
  expect(await runIn(root, ...rule, 'docs/a.mdx')).toMatchObject({status: 1})
  expect(await runIn(root, ...rule, 'docs/b.mdx')).toMatchObject({status: 0})
})

it('prints help, and rejects unknown rules and pages', async () => {
  const {root} = await fixture({})
  const help = await runIn(root, '--help')
  expect(help).toMatchObject({status: 0})
  expect(help.lines.join()).toContain('signatures')
  await expect(runIn(root, '--rule', 'spelling')).rejects.toThrow(
    'There is no rule spelling',
  )
  await expect(runIn(root, 'docs/none.mdx')).rejects.toThrow(
    'docs/none.mdx is not one of',
  )
})
