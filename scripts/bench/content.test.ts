import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, it} from 'vitest'
import {readContent} from './content'

const build = mkdtempSync(join(tmpdir(), 'bench-content-'))

const site = 'https://example.com'
const head = (title: string) =>
  `# ${title}\n\n> Why.\n>\n> All: [llms.txt](${site}/llms.txt)\n\n`

for (const [path, text] of Object.entries({
  'llms.txt': `# Site\n
> Tagline\n
## Guide\n
- [Goals](${site}/docs/goals.md): Why.
- [Hooks](${site}/docs/hooks.md): All.\n
## Blog\n
- [One](${site}/blog/one.md): First.\n
## Pages\n
- [Glossary](${site}/words.md): Words.\n`,
  'docs/goals.md': `${head('Goals')}See [map](${site}/docs/hooks.md#typing).\n`,
  'docs/hooks.md': `${head('Hooks')}[Post](${site}/blog/one.md), [out](https://a.example/b.md).\n`,
  'blog/one.md': `${head('One')}See [goals](${site}/docs/goals.md).\n`,
  'words.md': head('Glossary'),
})) {
  mkdirSync(dirname(join(build, path)), {recursive: true})
  writeFileSync(join(build, path), text)
}

it('gives every copy of the docs its own paths, titles and links', () => {
  const {docs, posts} = readContent(build, 2)
  expect(docs.map(({label, pages}) => [label, ...pages.map(({path}) => path)])).toEqual([
    ['Guide', '/docs/goals', '/docs/hooks'],
    ['Guide (copy 2)', '/docs/copy-2/goals', '/docs/copy-2/hooks'],
  ])
  const [goals, hooks, goals2] = docs.flatMap(({pages}) => pages)
  expect(goals).toEqual({
    path: '/docs/goals',
    title: 'Goals',
    description: 'Why.',
    markdown: 'See [map](/docs/hooks#typing).\n',
  })
  expect(hooks?.markdown).toBe('[Post](/blog/one), [out](https://a.example/b.md).\n')
  expect(goals2?.title).toBe('Goals (copy 2)')
  expect(goals2?.markdown).toBe('See [map](/docs/copy-2/hooks#typing).\n')
  expect(posts.map(({markdown}) => markdown)).toEqual(['See [goals](/docs/goals).\n'])
})

it('throws when the site has not been built', () => {
  expect(() => readContent(tmpdir(), 1)).toThrow('npm run build')
})
