import {describe, expect, it, vi} from 'vitest'
import {markdownFile} from '../../plugins/content/reader'
import {parsePage} from '../../plugins/content/page'
import {fillForm} from './form'
import {blogPost} from './post'

const blog = {slugs: ['hola'], tags: ['hello', 'docusaurus']}
const valid = {
  title: 'Smooth cooldowns',
  description: 'How to count down four abilities in each frame without rendering at all.',
  tags: 'hello, docusaurus',
}

function create(flags: Record<string, string>) {
  const {questions, create} = blogPost(blog, '2025-03-01')
  return fillForm(questions, {...valid, ...flags}, undefined, vi.fn()).then(create)
}

describe('blogPost', () => {
  it('is named after day and title', async () => {
    const {file, content, nextSteps} = await create({})
    expect(file).toBe('blog/2025-03-01-smooth-cooldowns.md')
    expect((await parsePage(file, markdownFile(content))).frontMatter).toEqual({
      slug: 'smooth-cooldowns',
      title: valid.title,
      description: valid.description,
      tags: ['hello', 'docusaurus'],
    })
    expect(content).toContain('\n{/* truncate */}\n')
    expect(nextSteps.join()).toContain('http://localhost:3000/blog/smooth-cooldowns')
  })

  it.each([
    [{slug: 'Hola'}, '--slug Hola is no address'],
    [{slug: 'hola'}, '--slug hola is taken by another post'],
    [{date: '2025-02-30'}, '--date 2025-02-30 is no date'],
    [{date: '1.3.2025'}, '--date 1.3.2025 is no date'],
    [{tags: 'hello,news'}, '--tags include news, which blog/tags.yml does not have'],
    [{tags: ' , '}, '--tags are missing: hello, docusaurus'],
  ])('says what is wrong with %o', async (flags, problem) => {
    await expect(create(flags)).rejects.toThrow(problem)
  })
})
