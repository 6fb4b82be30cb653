import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import manifest from '../../package.json'
import {moveToCopy, titleOf, type Content, type Page, type SidebarItem} from './content'

/** The folder of this repository. */
export const siteDir = join(import.meta.dirname, '../..')

/**
 * Something that a reader uses: the path of a page that has it, the selector of what is
 * pressed (the first of several), and that of what is there when it has worked and not before.
 */
export type Control = readonly [path: string, control: string, effect: string]

/** A site with the same content as the others: how it is built and what to look for in it. */
export interface Site {
  /** Name and version of the generator. */
  title: string
  /** The npm packages that it needs, in exact versions; without any, those of this site. */
  packages?: Record<string, string>
  /** Whether it starts from the sources of this site. */
  isOurs?: boolean
  /** The texts of its sources, by path. */
  files: (content: Content, copies: number) => Record<string, string>
  /** The arguments of Node.js that build the site in its folder. */
  build: readonly string[]
  /** The folder that a build writes the site to. */
  output: string
  /** What a build leaves beside its output and uses again. */
  caches: readonly string[]
  /** Scripts of the output that every page loads, if the generator has such. */
  entry?: RegExp
  /** What takes a query; it may be another element later. */
  searchInput: string
  searchDialog: string
  /** A result, wherever it is shown first; without a search of its own there is none. */
  searchResult?: string
  /** Pages that are measured besides a docs page: name and path of each. */
  otherPages?: Record<string, string>
  /** What readers use besides search, by name; and what they use on a phone. */
  controls?: Record<string, Control>
  phoneControls?: Record<string, Control>
}

/** A JavaScript module with a value as its default export. */
const moduleOf = (value: unknown) => `export default ${JSON.stringify(value, null, 2)}\n`

/** A Markdown file with fields of its front matter. */
function withFrontMatter(fields: Record<string, unknown>, markdown: string): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  )
  return ['---', ...lines, '---', '', markdown].join('\n')
}

/** The files of all pages. */
function pageFiles(
  {pages}: Content,
  toFile: (page: Page) => [path: string, text: string],
): Record<string, string> {
  return Object.fromEntries(pages.map(toFile))
}

/** Converts a sidebar to what a generator is configured with. */
function convertSidebar<Item>(
  items: readonly SidebarItem[],
  convert: (item: SidebarItem, children: Item[] | undefined) => Item,
): Item[] {
  return items.map((item) =>
    convert(item, item.items && convertSidebar(item.items, convert)),
  )
}

const title = 'React Facet'
const indexPage = `# ${title}\n\n[Goals](/docs/goals)\n`
const repository = 'https://github.com/mojang/ore-ui'
const navbar = [
  ['Getting started', '/docs/getting-started'],
  ['Rendering', '/docs/rendering/overview'],
  ['API', '/docs/api/overview'],
] as const

/** What both Docusaurus sites have in common. */
const docusaurus = {
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  entry: /^assets\/js\/(?:main|runtime~main)\.[^/]+\.js$/,
  searchDialog: '.DocSearch-Modal',
}

const docusaurusSidebar = ({sidebar}: Content) =>
  moduleOf({
    docs: convertSidebar<unknown>(sidebar, ({label, page}, items) => {
      const id = page?.file.slice('docs/'.length)
      return items
        ? {type: 'category', label, link: id && {type: 'doc', id}, items}
        : {type: 'doc', id, label}
    }),
  })

/** The docs of this site at other addresses, with other titles. */
function copyDocs(copy: number): [path: string, text: string][] {
  return globSync('docs/**', {cwd: siteDir}).map((file) => {
    const text = readFileSync(join(siteDir, file), 'utf8')
      .replace(/^title: (['"]?)(.*)\1$/m, (_, _quote, before: string) => {
        return `title: ${JSON.stringify(titleOf(before, copy))}`
      })
      .replace(/^slug: \//m, `slug: /copy-${copy}/`)
    return [moveToCopy(file, copy), text]
  })
}

const ours: Site = {
  ...docusaurus,
  title: 'This site',
  isOurs: true,
  build: manifest.scripts.build.split(' ').slice(1),
  files(content, copies) {
    if (copies === 1) return {}
    const copied = Array.from({length: copies - 1}, (_, index) => copyDocs(index + 2))
    return {
      ...Object.fromEntries(copied.flat()),
      'sidebars.ts': docusaurusSidebar(content),
    }
  },
  searchInput: '.search-prompt input, .DocSearch-Input',
  searchResult: '.search-prompt-results a, .DocSearch-Hit a',
  otherPages: {home: '/', blog: '/blog', search: '/search'},
  controls: {
    'Sidebar category': [
      '/docs/goals',
      '.menu__link--sublist[aria-expanded="false"]',
      '.menu__link--sublist[aria-expanded="true"]',
    ],
    Tab: [
      '/docs/getting-started',
      '[role="tab"][aria-selected="false"]',
      '[role="tab"]:nth-child(2)[aria-selected="true"]',
    ],
    Copy: [
      '/docs/goals',
      'main pre ~ div [data-state="idle"]',
      '[data-state="copied"], [data-state="failed"]',
    ],
    'Run example': [
      '/docs/getting-started',
      '[data-example] button:text-is("Run")',
      '[data-status="running"]',
    ],
    Types: [
      '/docs/getting-started',
      'button[aria-pressed="false"]:text-is("Types")',
      'pre [data-type]',
    ],
  },
  phoneControls: {Menu: ['/docs/goals', '.navbar__toggle', '.navbar-sidebar--show']},
}

/** Docusaurus as its classic template sets it up: without future flags, hence webpack. */
const stock: Site = {
  ...docusaurus,
  title: 'Docusaurus classic 3.10.2',
  build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  files: (content) => ({
    'package.json': JSON.stringify({name: 'stock', private: true}),
    'sidebars.js': docusaurusSidebar(content),
    'src/pages/index.md': indexPage,
    'docusaurus.config.mjs': moduleOf({
      title,
      url: 'https://example.com',
      baseUrl: '/',
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'ignore',
      markdown: {format: 'detect'},
      presets: [
        [
          'classic',
          {docs: {sidebarPath: './sidebars.js'}, blog: {onInlineTags: 'ignore'}},
        ],
      ],
      themeConfig: {
        // Nothing is asked of the provider: it cannot be reached.
        algolia: {appId: 'ID', apiKey: 'key', indexName: 'index'},
        colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false},
        navbar: {
          title,
          items: [
            ...navbar.map(([label, to]) => ({label, to})),
            {to: '/blog', label: 'Blog', position: 'right'},
            {href: repository, label: 'GitHub', position: 'right'},
          ],
        },
        footer: {
          style: 'dark',
          links: [
            {title: 'Docs', items: [{label: navbar[0][0], to: navbar[0][1]}]},
            {title: 'Community', items: [{label: 'Blog', to: '/blog'}]},
          ],
        },
      },
    }),
    ...pageFiles(content, ({file, path, markdown, ...fields}) => {
      const slug = path.replace(/^\/(?:docs|blog)/, '')
      const text = file.startsWith('blog/')
        ? markdown.replace(/^(?:.+\n\n){2}/, '$&<!-- truncate -->\n\n')
        : markdown
      return [`${file}.md`, withFrontMatter({...fields, slug}, text)]
    }),
  }),
  searchInput: '.DocSearch-Input',
  otherPages: {blog: '/blog'},
}

/** VitePress with its default theme and its local search. */
const vitepress: Site = {
  title: 'VitePress 1.6.4',
  packages: {vitepress: '1.6.4'},
  build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp'],
  entry: /^assets\/(?:app|chunks\/(?:framework|theme))\.[^/]+\.js$/,
  files: (content) => ({
    'index.md': indexPage,
    '.vitepress/config.mjs': moduleOf({
      title,
      cleanUrls: true,
      // Pages that are neither docs nor posts are left out.
      ignoreDeadLinks: true,
      appearance: 'dark',
      themeConfig: {
        search: {provider: 'local'},
        nav: navbar.map(([text, link]) => ({text, link})),
        sidebar: {
          '/docs/': convertSidebar<unknown>(content.sidebar, ({label, page}, items) => ({
            text: label,
            link: page?.path,
            items,
            collapsed: items && true,
          })),
        },
        socialLinks: [{icon: 'github', link: repository}],
      },
    }),
    ...pageFiles(content, ({file: _file, path, markdown, ...fields}) => {
      // Without v-pre, Vue would interpret double braces, even those of inline code.
      const text = `# ${fields.title}\n\n::: v-pre\n\n${markdown}\n:::\n`
      return [`${path}.md`, withFrontMatter(fields, text)]
    }),
  }),
  searchInput: '.VPLocalSearchBox input',
  searchDialog: '.VPLocalSearchBox',
  searchResult: '.VPLocalSearchBox .result',
}

/** Starlight with its defaults; the newest that runs on Node.js 20. */
const starlight: Site = {
  title: 'Starlight 0.37.7',
  packages: {'@astrojs/starlight': '0.37.7', astro: '5.18.2', sharp: '0.34.5'},
  build: ['node_modules/astro/astro.js', 'build'],
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro'],
  files(content) {
    const options = {
      title,
      social: [{icon: 'github', label: 'GitHub', href: repository}],
      sidebar: convertSidebar<unknown>(content.sidebar, ({label, page}, items) => {
        const link = page && {label, link: page.path}
        // A group has no page of its own.
        return items
          ? {label, collapsed: true, items: link ? [link, ...items] : items}
          : link
      }),
    }
    return {
      'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default {integrations: [starlight(${JSON.stringify(options)})]}
`,
      'src/content.config.ts': `import {docsLoader} from '@astrojs/starlight/loaders'
import {docsSchema} from '@astrojs/starlight/schema'
import {defineCollection} from 'astro:content'
export const collections = {
  docs: defineCollection({loader: docsLoader(), schema: docsSchema()}),
}
`,
      'src/content/docs/index.md': withFrontMatter({title}, '[Goals](/docs/goals)\n'),
      ...pageFiles(content, ({file: _file, path, markdown, ...fields}) => [
        `src/content/docs${path}.md`,
        withFrontMatter(fields, markdown),
      ]),
    }
  },
  // The input appears when the page is idle, sometimes after the dialog.
  searchInput: 'site-search dialog[open] input',
  searchDialog: 'site-search dialog[open]',
  searchResult: 'site-search .pagefind-ui__result-link',
}

/** The sites of the comparison; ours comes first. */
export const sites: Record<string, Site> = {ours, stock, vitepress, starlight}
