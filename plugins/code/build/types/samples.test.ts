import {expect, it} from 'vitest'
import {createMarkdownReader} from '../../../content/reader'
import {writeTestSite} from '../../../lib/test/writeTestSite'
import {findSamples} from './samples'

it('finds the live examples and the TypeScript fences of pages, each once', async () => {
  const root = writeTestSite({
    'docs/a.mdx': '```ts signature="a"\none\n```\n\n```bash\nnone\n```\n',
    'docs/b/c.md': '```ts signature="a"\none\n```\n\n```tsx\ntwo\n```\n',
    'notes/d.md': '```ts\nnone\n```\n',
    'programs/e.tsx': 'three',
    'programs/e.css': 'none',
  })
  const samples = await findSamples(root, {
    readMarkdown: createMarkdownReader(root),
    sampleId: ({code, language, signature = ''}) => [code, language, signature].join('-'),
    pageFolders: ['docs'],
    examples: {folder: 'programs'},
  })
  expect([...samples]).toMatchObject([
    ['one-ts-a.json', {code: 'one', fence: {signature: 'a', code: 'one', line: 1}}],
    ['two-tsx-.json', {file: 'docs/b/c.md', code: 'two', fence: {line: 5}}],
    ['three-tsx-.json', {file: 'programs/e.tsx', code: 'three'}],
  ])
  expect(samples.get('three-tsx-.json')).not.toHaveProperty('fence')
})
