import {expect, hydrate, openPage, test, type Page} from './fixtures'
import {openSearch} from '../search/modal'

/**
 * Words of pages that readers see, and that are in the pages' Markdown. The last one is the text
 * of a section that search finds by it.
 */
const pages = {
  'manual/pantry/intro': ['Text of a page without its title.'],
  'manual/pantry/commonmark': [
    'If a < b and {curly: words}',
    'int inIndented = 1;',
    'Raw summary',
    'const inCommonMark: number = 1',
    'Plain title',
    'Plain admonition words.',
    'raw cell two',
  ],
  'manual/pantry/crowdin': [
    'Heading of an unwrapped block',
    'Words of an unwrapped block.',
  ],
  'manual/pantry/mdx': [
    'Docusaurus green',
    'listed in a partial',
    'Words of a child.',
    'Words in a global component',
    'Herb borage',
    'Title of the site: Kitchen',
    'words by a function',
    'There are 7 interpolated jars',
    'It is salty as front matter.',
    'Words of a template',
    'Painted words',
    'Greetings to Grace',
  ],
  'manual/pantry/tabs': [
    'Words of the left tab.',
    'Words of the right tab.',
    'Words of the late tab.',
    'const inInnerTab = 1',
    'A title with spaces.js',
    'Words of an inner tab.',
    'Words of a sour tab.',
  ],
  'manual/pantry/admonitions': [
    'Outer words.',
    'Middle words.',
    'Inner words.',
    'Bold words of JSX',
    'Words without a title.',
    'Cautious words in a list.',
    'Quoted words.',
    'Muted words.',
    'Words with another icon.',
    'Summary by a component',
    'Nested words.',
  ],
  'manual/pantry/code': [
    'words without a language',
    'const inTildes = 1',
    'const inFence = 1',
    '/src/components/Hello Title.js',
    'inLive',
    'const failing = null',
    '+ const added = 2',
    'listed = 1',
    'By component.jsx',
    'function ByComponent() {',
    'preformatted words',
    'npm run unknown -- --flag',
  ],
  'manual/pantry/assets': [
    'Download the recipe',
    'or by require',
    'Not checked',
    'Words instead of a sound',
    'Words of a caption',
  ],
  'manual/pantry/gfm': [
    'a task that is done',
    'nested deep',
    'fourth follows',
    'struck words',
    'quoted twice',
    '🎉 shortcode words, 🎉 unicode words, © entity',
    '2 sums',
    'Definition of a term',
    'with a second paragraph.',
    'odd bytes',
    'centred words',
    'Tansy wide',
  ],
  'manual/pantry/headings': [
    'Words of the second same.',
    'Words of a fifth level.',
    'Heading of JSX',
    'Words below setext.',
    'Words below a second title.',
    'Words below a computed heading.',
  ],
  'manual/pantry/head': ['Words of a page with a head.'],
  'manual/pantry/elsewhere-jar': ['Words of a jar that moved.'],
  'manual/pantry/more': [
    'with 2 steps: chop and boil',
    'A jar of fennel',
    'about borscht',
    'Panel of fennel.',
    'A label comes from',
    'Heading by component',
    'Words without a summary.',
    'Words quoted by HTML',
    'lettered words',
    'kan words',
    'area words',
    'Words instead of a film',
    'drawn words',
    'Words of a caption',
    'listed in a menu',
    'x=1',
    'Words instead of an object',
    'styled words',
    'Words instead of a canvas',
    'Words in a boundary',
    'A card by hand',
    'Words of a leaf',
    'Words of an unknown container.',
    'Words of an alert.',
    'highlighted words',
    'marked markup',
    'words of no language',
    'first by parenthesis',
    '<escaped>',
    'SELECT herb FROM pantry',
  ],
  'manual/pieces': [
    'Version 1.0 and 18.6.0',
    'There are 3 things',
    'an HTML link',
    'red text',
    'Text in a card',
    'Text in a fragment',
    'How to choose a knife',
    'const inAdmonition = 1',
    'Hidden words',
    'int inDetails',
    'int inSharp = 1',
    'std::vector<int>',
    'zanzibar',
  ],
  'manual/roots': ['Words of an absolute address'],
  'journal/stew/of-the-week': ['Words before the fold.', 'Words after the fold.'],
  'journal/2024/05/03/bread': ['Words before < a fold.', 'Words after an HTML fold.'],
  'menu/today': ['Counter begins at 5', 'Words of a page by MDX.'],
}

/** Words that no source has: the build computes them. */
const computed = {
  'manual/pantry/mdx': [
    'Title of the site: Kitchen',
    'words by a function',
    '7 interpolated jars',
    'salty as front matter',
    'Herb borage',
  ],
  'manual/pantry/admonitions': ['A title of elements', 'Summary by a component'],
  'manual/pantry/gfm': ['2 sums'],
  'manual/pantry/more': ['fennel', 'Its id is pantry/more'],
  'manual/pieces': ['18.6.0'],
  'menu/today': ['Counter begins at 5'],
}

/** What else is looked at on a page when it is visited. */
interface Looks {
  /** Before anybody has used the page. */
  untouched?: (page: Page) => Promise<void>
  /** Once it is hydrated. */
  hydrated?: (page: Page) => Promise<void>
}

const looks: Record<string, Looks> = {
  'manual/pantry/intro': {
    // Front matter chooses what is around a page.
    hydrated: async (page) => {
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(0)
      await expect(page.locator('.pagination-nav__link')).toHaveText([
        'NextPages without MDX',
      ])
      await expect(page.getByText('Kept in oil')).toBeVisible()
      await expect(page.locator('meta[name=keywords]')).toHaveAttribute(
        'content',
        'larder,storeroom',
      )
      const sidebar = page.locator('.theme-doc-sidebar-menu')
      for (const name of ['Plain pages', 'Another kitchen', 'A reference', 'By hand'])
        await expect(sidebar.getByRole('link', {name}).first()).toBeVisible()
      await sidebar.getByText('Only a group').click()
      await expect(sidebar.locator('em')).toHaveText('Words of an HTML item')
    },
  },
  'manual/pantry/mdx': {
    untouched: async (page) => {
      // No press is needed.
      await expect(page.getByText('Words of a browser only')).toBeVisible()
      await page.getByText('Docusaurus green').click()
      await expect(page.locator('body')).toHaveAttribute('data-pressed', '#25c2a0')
      await expect(page.getByLabel('painted')).toHaveCSS('color', 'rgb(1, 2, 3)')
    },
  },
  'manual/pantry/tabs': {
    // Tabs may be in groups, lazy and in the address.
    hydrated: async (page) => {
      await expect(page.getByText('Words of the right tab.')).toBeVisible()
      await expect(page.getByText('Words of the late tab.')).toBeVisible()
      await page.getByRole('tab', {name: 'sour'}).click()
      await expect(page).toHaveURL(/taste=sour/)
      await expect(page.getByText('Words of a sour tab.')).toBeVisible()
      await page.getByRole('tab', {name: 'On the left'}).click()
      await expect(
        page.getByRole('tab', {name: 'Inner left', includeHidden: true}),
      ).toHaveAttribute('aria-selected', 'true')
      await page.getByRole('tab', {name: 'Early'}).click()
      await expect(page.getByText('Words of the early tab.')).toBeVisible()
    },
  },
  'manual/pantry/code': {
    // Marked lines have the class of their comment.
    untouched: async (page) => {
      await expect(page.locator('.code-block-error-line')).toHaveText(
        'const failing = null\n',
      )
      await expect(page.getByText(/This will error|highlight-next-line/)).toHaveCount(0)
    },
  },
  'manual/pantry/assets': {
    untouched: async (page) => {
      const image = page.getByAltText('Of two themes').locator('visible=true')
      await expect(image).toHaveCount(1)
      await expect(page.getByRole('img', {name: 'Drawn mark'})).toBeVisible()
    },
  },
  'manual/pantry/headings': {
    untouched: async (page) => {
      const contents = page.locator('.theme-doc-toc-desktop')
      await expect(contents.getByRole('link', {name: 'Fifth level'})).toBeVisible()
      await expect(contents.getByRole('link', {name: 'Named'})).toHaveAttribute(
        'href',
        '#given-name',
      )
    },
  },
  'manual/pantry/head': {
    hydrated: async (page) => {
      await expect(page).toHaveTitle('Title from Head')
      await expect(page.locator('html')).toHaveAttribute('data-from', 'head')
      const scripts = page.locator('script[type="application/ld+json"]')
      const recipe: unknown = expect.stringContaining('"Recipe"')
      await expect.poll(() => scripts.allTextContents()).toContainEqual(recipe)
      // A page that readers come to by a link has its styles, objects and diagrams.
      await page.locator('.pagination-nav__link', {hasText: 'More'}).click()
      await expect(page.getByText('styled words')).toHaveCSS('color', 'rgb(4, 5, 6)')
      await expect(page.getByText('hot words')).toHaveCSS('color', 'rgb(1, 2, 4)')
      await expect(page.getByText('Words in a browser')).toBeVisible()
      for (const node of ['Inside', 'Dynamic'])
        await expect(
          page.locator('.docusaurus-mermaid-container').getByText(node, {exact: true}),
        ).toBeVisible()
      await page.getByRole('button', {name: 'Pressed 1'}).click()
      await expect(page.getByRole('button', {name: 'Pressed 2'})).toBeVisible()
    },
  },
  'manual/pieces': {
    // A diagram is drawn when it comes near the screen.
    untouched: async (page) => {
      const diagram = page.locator('.docusaurus-mermaid-container svg')
      await page.getByText('std::vector').scrollIntoViewIfNeeded()
      await expect(diagram.getByText('Start', {exact: true})).toBeVisible()
      await expect(page.locator('.table-of-contents').first()).toContainText(
        'Heading of a partial',
      )
    },
  },
  'manual/roots': {
    hydrated: async (page) => {
      await expect(page.locator('.theme-doc-sidebar-menu')).toHaveCount(0)
    },
  },
  'journal/stew/of-the-week': {
    untouched: async (page) => {
      await expect(page).toHaveTitle('Stew for machines | Kitchen')
    },
  },
  'menu/today': {
    // A part that runs by itself does so when it comes near the screen.
    untouched: async (page) => {
      await expect(page.locator('[data-running=true]')).toBeVisible()
    },
  },
}

test('pages of all kinds are on the site, in Markdown, and found', async ({
  page,
  request,
}) => {
  for (const [path, words] of Object.entries(pages))
    await test.step(path, async () => {
      const markdown = await (await request.get(`${path}.md`)).text()
      await page.goto(path)
      await looks[path]?.untouched?.(page)
      await hydrate(page)
      const text = await page.getByRole('main').textContent()
      for (const word of words) {
        expect.soft(text).toContain(word)
        expect.soft(markdown.replace(/\\(?=[<{])/g, '')).toContain(word)
      }
      await looks[path]?.hydrated?.(page)
    })
  const {input, hits} = await openSearch(page)
  for (const [path, words] of Object.entries(pages)) {
    await input.fill(words.at(-1) ?? '')
    await expect.soft(hits.locator(`a[href*="/cook/${path}"]`).first()).toBeVisible()
  }
  for (const [path, texts] of Object.entries(computed))
    for (const words of texts) {
      await input.fill(words)
      const hit = hits.filter({hasText: words}).locator(`a[href*="/cook/${path}"]`)
      await expect.soft(hit.first(), words).toBeVisible()
    }
})

test('generated pages and pages by components are on the site, and a diagram is in Markdown', async ({
  page,
  request,
}) => {
  for (const [path, words] of [
    ['manual/all-jars', 'A jar with'],
    ['manual/by-hand', 'A link that is described'],
    ['manual/tags/dry', 'Pantry'],
    ['menu', 'Heading of an imported fragment'],
    ['journal/authors/ada', 'Stew of the week'],
  ] as const) {
    await openPage(page, path)
    await expect(page.getByRole('main')).toContainText(words)
  }
  const markdown = await (await request.get('manual/pieces.md')).text()
  expect(markdown).toContain('```mermaid\ngraph TD; Start-->End\n```')
})

test('a list of posts has what is before the fold, and nothing that is hidden', async ({
  page,
  request,
}) => {
  await page.goto('journal')
  await hydrate(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Words before the fold.')
  await expect(main).toContainText('Words before < a fold.')
  await expect(main).toContainText('Guest')
  await expect(main).not.toContainText(/Words after|unlisted post|draft post/)
  const tag = await (await request.get('journal/tags/warm.md')).text()
  expect(tag).toContain('> Dishes that steam.')
  expect(tag).toContain('[Stew of the week]')
  expect((await request.get('journal/2024/05/05/draft')).status()).toBe(404)
})
