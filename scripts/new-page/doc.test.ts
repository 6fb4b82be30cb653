import {describe, expect, it, vi} from 'vitest'
import {markdownFile} from '../../plugins/content/reader'
import {parsePage} from '../../plugins/content/page'
import {docPage} from './doc'
import {fillForm} from './form'

const description =
  'useFacetTimer gives a facet that counts seconds, and stops when it is unmounted.'

function create(flags: Record<string, string>) {
  const {questions, create} = docPage((file) => file === 'docs/api/hooks/index.mdx')
  return fillForm(questions, {description, ...flags}, undefined, vi.fn()).then(create)
}

describe('docPage', () => {
  it('has the sections of a page about one API, in their order', async () => {
    const {file, content, nextSteps} = await create({
      path: 'docs/api/hooks/use-facet-timer.mdx',
      title: 'useFacetTimer',
    })
    expect(file).toBe('docs/api/hooks/use-facet-timer.mdx')
    const page = await parsePage(file, markdownFile(content))
    expect(page.syntaxError).toBeUndefined()
    expect(page.frontMatter).toEqual({title: 'useFacetTimer', description})
    expect(page.headings.map(({text}) => text)).toEqual([
      'When to use it',
      'Signature',
      'Parameters and result',
      'Example',
      'Behaviour',
      'Pitfalls',
      'Typing',
      'Related pages',
    ])
    expect(nextSteps[0]).toContain(
      "sidebars.ts, where a reader would look for it: 'api/hooks/use-facet-timer',",
    )
    expect(nextSteps[1]).toContain('[`useFacetTimer`](./hooks/use-facet-timer.mdx)')
  })

  it('is a guide elsewhere', async () => {
    const {content} = await create({path: 'testing', title: 'Testing: how'})
    const page = await parsePage('docs/testing.mdx', markdownFile(content))
    expect(page.frontMatter.title).toBe('Testing: how')
    expect(page.headings.at(-1)?.text).toBe('Related pages')
  })

  it.each([
    [{path: 'api/Hooks'}, '--path api/Hooks is no route'],
    [{path: '../outside'}, '--path ../outside is no route'],
    [{path: 'api/hooks'}, '--path is taken by docs/api/hooks/index.mdx'],
    [{path: 'a', title: '# A'}, '--title is plain text'],
    [
      {path: 'a', description: 'Short.'},
      '--description has 6 characters: write 60 to 160',
    ],
    [{path: 'a', kind: 'page'}, '--kind page is unknown: write api, collection, guide'],
    [{path: 'a', kind: 'api'}, '--kind api is for pages in docs/api/hooks'],
  ])('says what is wrong with %o', async (flags, problem) => {
    await expect(create({title: 'A', ...flags})).rejects.toThrow(problem)
  })
})
