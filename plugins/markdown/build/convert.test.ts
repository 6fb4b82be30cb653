import {expect, it} from 'vitest'
import {toMarkdown} from './convert'

/** Converts the content of a page, without its title and description. */
function convert(content: string): string {
  const markdown = toMarkdown({
    html: `<main><article><div class="markdown"><h1>T</h1>${content}</div></article></main>`,
    title: 'A *title*',
    description: 'What it is about.',
    url: 'https://site.example/page',
    resolveUrl: (link) =>
      new URL(link, 'https://site.example/page').href.replace(/page$/, 'page.md'),
  })
  const top = '# A \\*title\\*\n\n> What it is about.\n\n'
  expect(markdown.startsWith(top)).toBe(true)
  return markdown.slice(top.length)
}

const pre = (code: string) =>
  `<div><div class="title">a.ts</div><div><pre><code class="language-ts">${code}</code></pre>` +
  '<div><button>Copy</button></div></div></div>'

it.each([
  ['<p>one<br>two</p>', 'one\\\ntwo\n'],
  [
    '<p>a <b>b</b> <sub>c</sub> <a href="/d">d</a></p>',
    'a **b** c [d](https://site.example/d)\n',
  ],
  ['<p><a id="old"></a>Text</p>', 'Text\n'],
  ['<h2>Part<a class="hash-link" href="#p">#</a></h2>', '## Part\n'],
  ['<p>is <!-- -->3<!-- --></p>', 'is 3\n'],
  ['<button>Press</button>', 'Press\n'],
  ['<iframe src="https://a.b/c" title="A film"></iframe>', '[A film](https://a.b/c)\n'],
  ['<p><img src="data:image/png;base64,a" alt="A bar"></p>', '_A bar_\n'],
  ['<p><audio src="data:audio/wav;base64,a">A bell</audio></p>', '_A bell_\n'],
  [
    '<p><img class="themedComponent_a themedComponent--light_b" src="/l" alt="A"><img class="themedComponent--dark_c" src="/d" alt="A"></p>',
    '![A](https://site.example/l)\n',
  ],
  [
    '<div class="language-js"><div class="codeBlockTitle_a">a.js</div><div><pre class="language-js"><code><div class="token-line">a {<br></div><div class="token-line">  <b>b</b><br></div></code></pre></div></div>',
    '```js title="a.js"\na {\n  b\n```\n',
  ],
  ['<p><a class="api-link" href="/f"><code>f</code></a></p>', '`f`\n'],
  ['<details><summary>More</summary><p>Hidden</p></details>', '**More**\n\nHidden\n'],
  [pre('<i>const</i> a = 1'), '```ts title="a.ts"\nconst a = 1\n```\n'],
  [
    `<figure data-example="x"><figcaption><span>A bar</span><button>Edit</button></figcaption>` +
      `<div><button>Run</button></div>${pre('b')}</figure>`,
    '**Live example: A bar**\n\n```ts title="a.ts"\nb\n```\n',
  ],
  [
    '<figure data-exercise="x" aria-label="Exercise: Hit"><div><span>Hit</span></div><p>Do.</p></figure>',
    '**Exercise: Hit**\n\nDo.\n',
  ],
  [
    '<div class="theme-admonition theme-admonition-tip"><div><svg></svg>Be quick</div><div><p>Text</p></div></div>',
    '> **Tip: Be quick**\n>\n> Text\n',
  ],
  [
    '<div class="theme-admonition theme-admonition-note"><div>note</div><div><p>Text</p></div></div>',
    '> **Note**\n>\n> Text\n',
  ],
  [
    '<div class="theme-admonition theme-admonition-tip"><div><span class="admonitionIcon_a">💡</span>tip</div><div><p>Text</p></div></div>',
    '> **Tip**\n>\n> Text\n',
  ],
  [
    '<svg role="img"><title>Flow</title><desc>From a\n to b.</desc></svg>',
    '**Diagram: Flow.** From a to b.\n',
  ],
  [
    '<p><span class="katex"><annotation>a_1</annotation><i style="top:0">a</i></span></p>',
    '`a_1`\n',
  ],
  ['<p><math><mi>x</mi><mo>=</mo><mn>1</mn></math></p>', '`x=1`\n'],
  [
    '<p><svg><text>Drawn</text></svg> <video poster="p.png">A film</video> <svg></svg></p>',
    '_Drawn_ _A film_\n',
  ],
  [
    '<p><video poster="p.png"><source src="f.mp4">A film</video></p>',
    '[![A film](https://site.example/p.png)](https://site.example/f.mp4)\n',
  ],
  [
    '<table><caption>Of <b>jars</b></caption><tbody><tr><td>a</td></tr></tbody></table>',
    'Of **jars**\n\n| |\n| - |\n| a |\n',
  ],
  ['<menu><li>a</li></menu>', '- a\n'],
  [
    '<div data-hydrate></div>',
    'Drawn by the browser: see [the page](https://site.example/page).\n',
  ],
  [
    '<div data-hydrate data-mermaid="graph TD; A-->B"></div>',
    '```mermaid\ngraph TD; A-->B\n```\n',
  ],
])('converts %s', (html, markdown) => {
  expect(convert(html)).toBe(markdown)
})

it('makes a section of each tab, below the heading before the tabs', () => {
  const tabs = (labels: string, panels: string) =>
    `<div class="tabs-container"><ul role="tablist">${labels}</ul><div>${panels}</div></div>`
  const inner = tabs('<li role="tab">C</li>', '<div role="tabpanel"><p>c</p></div>')
  const html = tabs(
    '<li role="tab">A</li><li role="tab">B</li>',
    `<div role="tabpanel"><p>a</p>${inner}</div><div role="tabpanel" hidden><p>b</p></div>`,
  )
  expect(convert(`<h2>H</h2>${html}`)).toBe(
    '## H\n\n### A\n\na\n\n#### C\n\nc\n\n### B\n\nb\n',
  )
})

it('makes a section of the open one of lazy tabs', () => {
  expect(
    convert(
      '<div class="tabs-container"><ul role="tablist"><li role="tab" aria-selected="false">A</li><li role="tab" aria-selected="true">B</li></ul><div role="tabpanel"><p>b</p></div></div>',
    ),
  ).toBe('## B\n\nb\n')
})

it('finds the content of any page, and leaves out a missing description', () => {
  const page = {title: 'T', description: '', url: 'u', resolveUrl: (link: string) => link}
  expect(toMarkdown({...page, html: '<body><main><p>x</p></main></body>'})).toBe(
    '# T\n\nx\n',
  )
  expect(toMarkdown({...page, html: '<p>x</p>'})).toBe('# T\n\nx\n')
})
