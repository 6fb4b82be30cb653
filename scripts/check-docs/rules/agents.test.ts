import {expect, it} from 'vitest'
import {agentSkill} from '../../../siteParts'
import {check, frontMatter} from '../test/fixture'
import {agents} from './agents'

const page = `${frontMatter}
The facet \`boots\` keeps its value. It forgets nothing.

| When | Observers |
| --- | --- |
| it is written | hear of it |
`

const facts = ['The facet boots keeps', 'it is written | hear of it']
  .map((words) => `facts({'${words}': () => expect(1).toBe(1)})\n`)
  .join('')

/** What is wrong with these rules. */
const problemsOf = (rules: string) =>
  check(agents, {
    'docs/a.mdx': page,
    'facts/docs/a.test.tsx': facts,
    [agentSkill]: `---\nname: a\ndescription: About a.\n---\n\n${rules}\n`,
  })

const source = (sentence: string, file = 'a') =>
  `[${file}](../../docs/${file}.mdx "${sentence}")`

it('accepts rules whose sentences are on the page and proven, and whose names exist', async () => {
  const kept = source('keeps its value.')
  expect(
    await problemsOf(`
- Call \`useFacetMap((n) => size(n), [], [a])\` or \`a.get()\`; \`<fast-div className={a}>\`, \`fast-*\`. ${kept}
- Wear \`boots\`, when \`a === NO_VALUE\`. ${kept}

| You see | Do |
| --- | --- |
| this | that ${source('it is written \\| hear of it')} |
`),
  ).toEqual([
    'src/agents/SKILL.md:7  agents  `size` is no export, and not on a page that the rule quotes',
  ])
  expect(await problemsOf(`- Use \`Mount\`. ${kept}`)).toEqual([])
})

it('names the rule whose sentence is gone, unproven or missing', async () => {
  expect(
    await problemsOf(`
- One. ${source('The facet loses its value.')}
- Two. ${source('It forgets nothing.')}
- Three. ${source('keeps', 'gone')}
- Four. [a](../../docs/a.mdx)
- Five: \`useFacetMemory\`, \`<Mounted when={a}>\`, \`boot\`. ${source('keeps')}
`),
  ).toEqual([
    'src/agents/SKILL.md:7  agents  "The facet loses its value." is not on docs/a.mdx any more: correct the rule or the page',
    'src/agents/SKILL.md:8  agents  no fact proves "It forgets nothing." of docs/a.mdx: quote another one or write a fact',
    'src/agents/SKILL.md:9  agents  there is no page docs/gone.mdx: correct the link',
    'src/agents/SKILL.md:10  agents  rests on no sentence: end it with a link whose title is the sentence',
    'src/agents/SKILL.md:11  agents  `useFacetMemory` is no export, and not on a page that the rule quotes',
    'src/agents/SKILL.md:11  agents  `Mounted` is no export, and not on a page that the rule quotes',
    'src/agents/SKILL.md:11  agents  `boot` is no export, and not on a page that the rule quotes',
  ])
})

it('limits the length, and says why rules cannot be read', async () => {
  expect(await problemsOf('long '.repeat(3500))).toEqual([
    expect.stringMatching(
      /SKILL\.md:1 {2}agents {2}makes a SKILL\.md of about 5\d+ tokens: shorten it to 5000$/,
    ),
  ])
  expect(await problemsOf('<p')).toEqual([
    expect.stringContaining('the file cannot be parsed'),
  ])
})
