import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils'
import {expect, it} from 'vitest'
import {yamlText} from './page'

it.each([
  'useFacetMap',
  'Facets: why',
  'ends with a colon:',
  'a:b and c#d',
  'a #comment',
  '"quoted" and \'single\'',
  '@react-facet/core',
  '- not a list',
  'null',
  'Yes',
  '2025-01-01',
  '{a}',
])('keeps %s as text', async (text) => {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'page.md',
    fileContent: `---\ntitle: ${yamlText(text)}\n---\n`,
  })
  expect(frontMatter.title).toBe(text)
})
