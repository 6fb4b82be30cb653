import {expect, it} from 'vitest'
import {check, frontMatter} from '../test/fixture'
import {phrases} from './phrases'

const page = `${frontMatter}Text.\n\n## One\n\n### Two\n\n## Related pages\n`

it('accepts a page that has phrases for each section, and one that search does not list', async () => {
  const problems = await check(phrases, {
    'docs/a.mdx': page,
    'docs/a.phrases.yml': "'':\n  - what is it\none:\n  - first\ntwo:\n  - second\n",
    'blog/b.md': frontMatter,
    'blog/b.phrases.yml': "'':\n  - news\n",
    'docs/_part.mdx': '## Part of a page\n',
    'docs/unlisted.mdx': '---\nunlisted: true\n---\n',
  })
  expect(problems).toEqual([])
})

it('reports a page and a section without phrases', async () => {
  const problems = await check(phrases, {
    'docs/a.mdx': page,
    'docs/a.phrases.yml': "'':\n  - what is it\none: []\n",
    'src/pages/b.md': `${frontMatter}# B\n`,
  })
  expect(problems).toEqual([
    'docs/a.mdx:7  phrases  docs/a.phrases.yml does not say how people ask for "one": add a list of phrases',
    'docs/a.mdx:9  phrases  docs/a.phrases.yml does not say how people ask for "two": add a list of phrases',
    'src/pages/b.md:1  phrases  has no src/pages/b.phrases.yml: say how people ask for the page',
  ])
})

it('reports phrases for a section that is missing or needs none, and long or repeated phrases', async () => {
  const long = 'long '.repeat(17).trim()
  const problems = await check(phrases, {
    'docs/a.mdx': page,
    'docs/a.phrases.yml':
      "'':\n  - what is it\none:\n  - What is it\ntwo:\n" +
      `  - ${long}\nthree:\n  - more\nrelated-pages:\n  - links\n`,
  })
  expect(problems).toEqual([
    'docs/a.phrases.yml:4  phrases  "What is it" is repeated: keep it where it is answered best',
    `docs/a.phrases.yml:6  phrases  "${long}" has 84 characters: write 80 at most`,
    'docs/a.phrases.yml:7  phrases  "three" names no section of docs/a.mdx that needs phrases',
    'docs/a.phrases.yml:9  phrases  "related-pages" names no section of docs/a.mdx that needs phrases',
  ])
})

it('reports a file without lists of phrases', async () => {
  const problems = await check(phrases, {
    'docs/a.mdx': page,
    'docs/a.phrases.yml': 'one: text\n',
  })
  expect(problems).toEqual([
    'docs/a.phrases.yml:1  phrases  docs/a.phrases.yml: "one" is not a list of phrases.',
  ])
})
