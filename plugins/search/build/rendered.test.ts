import {expect, test} from 'vitest'
import {testIntro, testPage, testSection} from '../test/data'
import {withRendered} from './rendered'

const page = testPage('Jars', {
  sections: [
    testIntro('There are jars.', 'A note.'),
    testSection('Kept', {prose: ['Use it.'], code: 'openJar'}),
  ],
})

/** The texts of the page's sections, when its document has this content. */
function proseWith(content: string) {
  const html = `<main>Menu<article><div class="markdown">${content}</div></article></main>`
  return withRendered(page, html, ['See also']).sections.map(({prose}) => prose)
}

const unchanged = page.sections.map(({prose}) => prose)

test('a text with a word that the source lacks replaces the text of the source', () => {
  expect(proseWith('<p>There are <b>seven</b> jars.</p><p>A note.</p>')).toEqual([
    ['There are seven jars.', 'A note.'],
    ['Use it.'],
  ])
})

test('what only a component says joins the section that it stands in', () => {
  const rows = '<tr><td>Salt<br/>water</td><td>cold</td></tr>'
  expect(
    proseWith(
      `<p>There are jars.</p><h2 id="kept">Kept</h2><ul><li>Dill<ol><li>fresh</li></ol></li></ul><table><thead><tr><th>What</th></tr></thead><tbody>${rows}</tbody></table>`,
    ),
  ).toEqual([
    ['There are jars.', 'A note.'],
    ['Use it.', 'Dill', 'fresh', 'Salt water · cold'],
  ])
})

test('a word counts for the section that has it', () => {
  expect(proseWith('<h2 id="kept">Kept</h2><p>seven, a note</p>')).toEqual([
    ['There are jars.', 'A note.'],
    ['Use it.', 'seven, a note'],
  ])
})

test.each([
  [
    'the same words',
    '<h1>Jars</h1><p>there are <a href="x">JARS</a></p><h2 id="kept">Kept</h2>',
  ],
  [
    'code, its title and its words in prose',
    '<div>a.ts</div><div><pre>b()</pre></div><p>openJar</p>',
  ],
  ['a figure of code', '<figure><figcaption>a.ts</figcaption><pre>b()</pre></figure>'],
  ['controls', '<button>Copy</button><style>b{}</style><p class="sr-only">Footnotes</p>'],
  ['marks of footnotes', '<p>A note<sup><a data-footnote-ref href="#1">1</a></sup></p>'],
  [
    'the kind of an admonition',
    '<div class="theme-admonition theme-admonition-tip"><div><i class="admonitionIcon_x"></i>tip</div></div>',
  ],
  [
    'a section that is not searched',
    '<h2 id="see-also">See also</h2><p>Other kitchens</p>',
  ],
  ['contents', '<ul class="table-of-contents"><li>Jam</li></ul>'],
])('%s: nothing is added', (_, content) => {
  expect(proseWith(content)).toEqual(unchanged)
})

test('a heading that is no heading of the source is text', () => {
  expect(proseWith('<h2 id="kept">Kept cool</h2><h3 id="x">Of JSX</h3>')).toEqual([
    ['There are jars.', 'A note.'],
    ['Use it.', 'Kept cool', 'Of JSX'],
  ])
})

test('the page is the same when its source has all words', () => {
  expect(withRendered(page, '<body><p>A note.</p></body>', [])).toBe(page)
})
