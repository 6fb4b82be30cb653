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

it('reports missing files and phrases, phrases of unknown sections, and files of other things', async () => {
  const problems = await check(phrases, {
    'docs/a.mdx': page,
    'docs/a.phrases.yml':
      "'':\n  - what is it\none: []\nthree:\n  - more\nrelated-pages:\n  - links\n",
    'docs/c.mdx': page,
    'docs/c.phrases.yml': 'one: text\n',
    'src/pages/b.md': `${frontMatter}# B\n`,
  })
  expect(problems).toEqual([
    'docs/a.mdx:7  phrases  docs/a.phrases.yml does not say how people ask for "one": add a list of phrases',
    'docs/a.mdx:9  phrases  docs/a.phrases.yml does not say how people ask for "two": add a list of phrases',
    'docs/a.phrases.yml:4  phrases  "three" names no section of docs/a.mdx that needs phrases',
    'docs/a.phrases.yml:6  phrases  "related-pages" names no section of docs/a.mdx that needs phrases',
    'docs/c.phrases.yml:1  phrases  docs/c.phrases.yml: "one" is not a list of phrases.',
    'src/pages/b.md:1  phrases  has no src/pages/b.phrases.yml: say how people ask for the page',
  ])
})
