import {dirname, join} from 'node:path'
import type * as Preset from '@docusaurus/preset-classic'
import type {Config} from '@docusaurus/types'
import rehypeKatex from 'rehype-katex'
import remarkMath from 'remark-math'
import {
  createApiLinks,
  createDocAddresses,
  createSampleId,
  createSignatures,
  remarkApiLinks,
  remarkCodeBlocks,
  remarkDiagrams,
  remarkMagicComments,
  remarkSignatures,
  sampleTypes,
} from '../../../plugins/code'
import {deferScripts, loadingPlugins} from '../../../plugins/loading'
import {openSearch, socialCards, withSocialCard} from '../../../plugins/outputs'
import search, {searchPolicy} from '../../../plugins/search'
import {highlightComment} from '../../../plugins/content/fence'
import {createMarkdownReader, withUnixLines} from '../../../plugins/content/reader'
import {markdownPages} from '../../../plugins/markdown'
import security from '../../../plugins/security'

const baseUrl = '/cook/'
/** One language is enough to show that Mermaid and the template's pages work: they take seconds. */
const hasAll = process.env.DOCUSAURUS_CURRENT_LOCALE !== 'de'
const searchConfig = {engine: 'embedded', indexName: 'kitchen'} as const
const magicComments = [
  highlightComment,
  {className: 'code-block-error-line', line: 'This will error'},
]
const library = {packages: ['clsx'], standIns: {}}
const signatureOf = createSignatures(__dirname, library)
const readMarkdown = createMarkdownReader(__dirname, {magicComments, signatureOf})
const apiPages = {index: 'manual/tools.md', elements: 'manual/tools.md'}
const readApiLinks = createApiLinks(readMarkdown, {...library, ...apiPages})
const docAddresses = createDocAddresses()
const sampleId = createSampleId(__dirname, [])

/** A folder of the content that every new Docusaurus site has. */
const template = (folder: string) =>
  join(
    dirname(require.resolve('create-docusaurus/package.json')),
    'templates/shared',
    folder,
  )

const preset = {
  docs: {
    path: 'manual',
    routeBasePath: 'manual',
    lastVersion: 'current',
    sidebarPath: './sidebars.ts',
    remarkPlugins: [
      remarkSignatures(signatureOf),
      [remarkMagicComments, magicComments],
      remarkDiagrams,
      remarkApiLinks({
        siteDir: __dirname,
        linksOf: docAddresses.linksOf,
        readApiLinks,
        packages: library.packages,
      }),
      [remarkCodeBlocks, {component: 'Sample', sampleId}],
      remarkMath,
    ],
    rehypePlugins: [rehypeKatex],
  },
  blog: {
    path: 'journal',
    routeBasePath: 'journal',
    blogTitle: 'Journal',
    onUntruncatedBlogPosts: 'ignore',
    onInlineAuthors: 'ignore',
  },
  pages: {path: 'sheets'},
  gtag: {trackingID: 'G-KITCHEN'},
  theme: {customCss: ['../../../src/css/tokens.css']},
} satisfies Preset.Options

/**
 * Another site, built with the plugins that do not depend on this repository's own site. It has
 * other folders and routes, two versions and two locales.
 */
const config: Config = {
  title: 'Kitchen',
  tagline: 'How to cook',
  url: 'https://kitchen.example',
  baseUrl,
  favicon: 'mark.svg',
  staticDirectories: ['brand', template('static')],
  i18n: {defaultLocale: 'en', locales: ['en', 'de']},
  onBrokenLinks: 'throw',
  markdown: {
    mermaid: hasAll,
    parseFrontMatter: withSocialCard(__dirname),
    preprocessor: ({fileContent}) => withUnixLines(fileContent),
  },
  future: {v4: true, experimental_vcs: 'disabled'},
  presets: [['classic', preset]],
  themes: hasAll ? ['@docusaurus/theme-mermaid'] : [],
  baseUrlIssueBanner: false,
  // Even in unoptimised builds, because secondSite.spec.ts tests deferred loading.
  ssrTemplate: deferScripts(),
  plugins: [
    docAddresses.plugin,
    [
      '@docusaurus/plugin-client-redirects',
      {redirects: [{from: '/manual/blades', to: '/manual/knives'}]},
    ],
    hasAll && [
      '@docusaurus/plugin-content-docs',
      {
        id: 'template',
        path: template('docs'),
        routeBasePath: 'docs',
        sidebarPath: undefined,
      },
    ],
    hasAll && [
      '@docusaurus/plugin-content-blog',
      {id: 'template', path: template('blog'), routeBasePath: 'blog'},
    ],
    search({
      ...searchConfig,
      readMarkdown,
      skippedSections: ['See also'],
      searchPage: 'find',
      newIssueUrl: 'https://kitchen.example/tell-us',
    }),
    sampleTypes({
      readMarkdown,
      sampleId,
      library,
      pageFolders: ['manual'],
      examples: {folder: 'programs'},
    }),
    markdownPages({readMarkdown}),
    socialCards({
      logo: 'brand/mark.svg',
      colors: {background: '#fff', text: '#111', muted: '#555', accent: '#c33'},
    }),
    openSearch({searchPage: 'find'}),
    security({
      ...searchPolicy(searchConfig),
      scripts: ['https://www.googletagmanager.com'],
      trustedTypes: ['page-scripts', 'search'],
    }),
    ...loadingPlugins({
      unoptimised: process.env.UNOPTIMISED === 'true',
      lazyStyles: ['client/modal', '@docsearch'],
      buildInputs: [],
    }),
  ],
  themeConfig: {
    image: 'cover.png',
    prism: {
      magicComments,
    },
    announcementBar: {id: 'stove', content: 'The stove is hot.', isCloseable: false},
    navbar: {
      title: 'Kitchen',
      items: [
        {type: 'docsVersionDropdown'},
        {type: 'localeDropdown'},
        {to: '/journal', label: 'Journal'},
        {type: 'search', position: 'right'},
      ],
    },
  } satisfies Preset.ThemeConfig,
}

export default config
