import {expect, it} from 'vitest'
import {check, frontMatter} from '../test/fixture'
import {API_SECTIONS, pages} from './pages'

/** A page with these sections. */
const pageWith = (names: string[]) =>
  frontMatter + names.map((name) => `## ${name}\n`).join('')

/** The sections of a page about an API, with `others` in place of the section `name`. */
const replace = (name: string, ...others: string[]) =>
  API_SECTIONS.flatMap((section) => (section === name ? others : [section]))

it('accepts drafts, and pages that have the required front matter and sections', async () => {
  const problems = await check(pages, {
    'docs/begun.mdx': '---\ndraft: true\n---\n',
    'docs/goals.mdx': pageWith(['Why', 'Related pages']),
    'docs/api/hooks/index.mdx': pageWith(['Which hook', 'Related pages']),
    'docs/api/hooks/use-a.mdx': pageWith(API_SECTIONS),
    'docs/api/hooks/use-b.mdx': pageWith(replace('Typing', 'Cost', 'Typing', 'useC')),
    'src/pages/faq.md': `${frontMatter}# Questions\n`,
    'blog/hola.md': `${frontMatter}Text\n\n{/* truncate */}\n`,
  })
  expect(problems).toEqual([])
})

it('reports problems of syntax, front matter, headings and admonitions', async () => {
  const related = '\n## Related pages\n'
  const problems = await check(pages, {
    'docs/a.mdx': `---\ndescription: Too short.\n---\n${related}`,
    'docs/b.mdx': `---\ntitle: B\n---\n${related}`,
    'docs/c.mdx': `${frontMatter}\n# Again\n\n:::note Title\n\nText\n\n:::\n${related}`,
    'docs/_part.mdx': 'A facet {is\n',
    'docs/d.mdx': `${frontMatter}\nA facet {is\n`,
    'docs/e.mdx': `${frontMatter}\nimport Part from './_part.mdx'\n\n<Part />\n${related}`,
    'src/pages/faq.md': `${frontMatter}## Questions\n`,
    'blog/e.md': `---\ntitle: E\ndescription: ${'long '.repeat(40)}\n---\n`,
  })
  expect(problems).toEqual([
    'blog/e.md:1  pages  the description has 199 characters: write 60 to 160',
    expect.stringMatching(/^docs\/_part\.mdx:1 {2}pages {2}the file cannot be parsed/),
    'docs/a.mdx:1  pages  has no title: add `title:` to the front matter',
    'docs/a.mdx:1  pages  the description has 10 characters: write 60 to 160',
    'docs/b.mdx:1  pages  has no description: add `description:` to the front matter',
    'docs/c.mdx:6  pages  is a level-1 heading, as the title already is: use level 2',
    'docs/c.mdx:8  pages  ":::note Title" is shown as text: write `:::note[Title]`',
    expect.stringMatching(/^docs\/d\.mdx:6 {2}pages {2}the file cannot be parsed/),
    'src/pages/faq.md:1  pages  has 0 level-1 headings: give it one',
  ])
})

it('reports missing and misplaced sections', async () => {
  const problems = await check(pages, {
    'docs/api/equality-checks/a.mdx': pageWith(replace('Typing')),
    'docs/api/hooks/use-a.mdx': pageWith(replace('Example', 'Example', 'Signature')),
    'docs/api/hooks/use-b.mdx': pageWith(['Cost', ...API_SECTIONS]),
    'docs/api/hooks/use-c.mdx': pageWith([...API_SECTIONS, 'Cost']),
    'docs/goals.mdx': pageWith(['Related pages', 'Why']),
  })
  const sections = `pages  needs the sections ${API_SECTIONS.join(', ')} in this order, and others only after Behaviour`
  expect(problems).toEqual([
    `docs/api/equality-checks/a.mdx:1  ${sections}`,
    `docs/api/hooks/use-a.mdx:1  ${sections}`,
    `docs/api/hooks/use-b.mdx:1  ${sections}`,
    expect.stringMatching(
      /^docs\/api\/hooks\/use-c\.mdx:13 {2}pages {2}does not end with "## Related/,
    ),
    'docs/goals.mdx:6  pages  does not end with "## Related pages": make it the last section',
  ])
})
