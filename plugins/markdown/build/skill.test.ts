import {createHash} from 'node:crypto'
import {expect, it} from 'vitest'
import {markdownFile} from '../../content/reader'
import {parseSkill, skillFiles, tokensOf} from './skill'

const frontMatter = '---\nname: stew\ndescription: Cooks. Use for stews.\n---\n'
const rules = `${frontMatter}
# Stew

Cook slowly.

## Always

- Stir with a \`ladle\`. [pots](../manual/pots.mdx "A ladle reaches the ground.") [pots](../manual/pots.mdx "It is hot.")

## Seldom

| You see | Do |
| --- | --- |
| smoke | Lift the pot. [fire](../manual/fire.mdx "a \\| b") |

See [the pots](../manual/pots.mdx).
`

const parse = (text: string) => parseSkill('rules/SKILL.md', markdownFile(text))
const addressOf = (page: string) => `https://cook.example/${page.replace('.mdx', '.md')}`

async function filesOf(text: string) {
  return Object.fromEntries(
    skillFiles(await parse(text), addressOf, 'https://cook.example/'),
  )
}

it('finds the sentences and the code of each list item and row', async () => {
  expect((await parse(rules)).rules).toEqual([
    {
      line: 12,
      codes: ['ladle'],
      sources: [
        {sentence: 'A ladle reaches the ground.', page: 'manual/pots.mdx'},
        {sentence: 'It is hot.', page: 'manual/pots.mdx'},
      ],
    },
    {line: 18, codes: [], sources: [{sentence: 'a | b', page: 'manual/fire.mdx'}]},
  ])
})

it('writes the skill, its index and what a project can keep', async () => {
  const files = await filesOf(rules)
  const skill = files['.well-known/agent-skills/stew/SKILL.md'] ?? ''
  expect(skill).toBe(`${frontMatter}
# Stew

Cook slowly.

## Always

- Stir with a \`ladle\`. [pots]

## Seldom

| You see | Do |
| --- | --- |
| smoke | Lift the pot. [fire] |

See [the pots](../manual/pots.mdx).

## Pages

All pages: https://cook.example/llms.txt

[fire]: https://cook.example/manual/fire.md
[pots]: https://cook.example/manual/pots.md
`)
  expect(JSON.parse(files['.well-known/agent-skills/index.json'] ?? '')).toEqual({
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'stew',
        type: 'skill-md',
        description: 'Cooks. Use for stews.',
        url: 'stew/SKILL.md',
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ],
  })
  expect(files['AGENTS.md']).toBe(`# Stew

Cook slowly.

## Always

- Stir with a \`ladle\`. [pots]

More rules: https://cook.example/.well-known/agent-skills/stew/SKILL.md
All pages: https://cook.example/llms.txt

[pots]: https://cook.example/manual/pots.md
`)
})

it('refuses a skill that is longer than agents should load at once', async () => {
  const long = `${rules}\n${'salt '.repeat(3500)}`
  await expect(filesOf(long)).rejects.toThrow(
    /^rules\/SKILL\.md: makes a SKILL\.md of about 5\d\d\d tokens; shorten it to 5000\.$/,
  )
  expect(tokensOf('1234567')).toBe(2)
})

it.each([
  ['# Stew\n', 'rules/SKILL.md: in the front matter, "name" is required.'],
  [
    '---\nname: Big-Stew\ndescription: Cooks.\n---\n',
    'rules/SKILL.md: in the front matter, "name" with value "Big-Stew" fails to match the lowercase words joined by hyphens pattern.',
  ],
  [`${frontMatter}\n<p\n`, 'rules/SKILL.md:7: the file cannot be parsed: '],
  [
    rules.replace('[fire]', '[pots]'),
    'rules/SKILL.md:18: "pots" already leads to manual/pots.mdx: choose another label for manual/fire.mdx.',
  ],
])('refuses %j', async (text, message) => {
  await expect(parse(text)).rejects.toThrow(message)
})
