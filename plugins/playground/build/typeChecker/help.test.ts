import {expect, it} from 'vitest'
import {createMarkdownReader} from '../../../content/reader'
import {writeTestSite} from '../../../lib/test/writeTestSite'
import {isKnown} from '../../shared/knownMessages'
import {readHelp} from './help'

const read = createMarkdownReader(
  writeTestSite({
    'docs/start.md': `# Start

| You see | Do |
| --- | --- |
| \`Cannot find name 'hud'.\` | Another section |

## When it fails

| You see | Do |
| --- | --- |
| \`Type 'Facet<…>' is not assignable to type 'StrictNode'\` or \`'Node'\` | Show it |
| \`Property 'map' does not exist on type 'Facet<…>'\`, or \`length\` | Map it |
| \`Property '…' does not exist on type 'Option<…>'\` | Compare |
| \`The left side must be of type 'any', …\` | Compare |
| \`Property 'fast-div' does not exist on type 'JSX'\` | Import |
`,
  }),
)

it('reads the messages of a section, and knows them with other names and types', async () => {
  const {known, help} = await readHelp(read, {
    page: 'docs/start.md',
    section: 'When it fails',
  })
  expect(help).toBe('/docs/start#when-it-fails')
  const messages = {
    "Type 'WritableFacet<number>' is not assignable to type 'Node'.": true,
    "Type 'Facet<{ a: number; }>' is not assignable to type 'StrictNode'.": true,
    "Type 'Facet<number>' is not assignable to type 'Player'.": false,
    "Property 'length' does not exist on type 'Facet<string>'.": true,
    "No overload matches.\n  Property 'size' does not exist on type 'Facet<number>'.": false,
    "Property 'length' does not exist on type 'string | unique symbol'.": true,
    "The left side must be of type 'any' or 'number'.": true,
    "Property 'fast-text' does not exist on type 'JSX'.": true,
    "Property 'div' does not exist on type 'JSX'.": false,
    "Cannot find name 'hud'.": false,
  }
  const found = Object.keys(messages).map((message) => [message, isKnown(message, known)])
  expect(Object.fromEntries(found)).toEqual(messages)
})

it('names the page when it lacks the section', async () => {
  const wrong = {page: 'docs/start.md', section: 'Trouble'}
  await expect(readHelp(read, wrong)).rejects.toThrow(
    'docs/start.md has no section "Trouble"',
  )
})
