import {existsSync} from 'node:fs'
import {join} from 'node:path'
import type * as Blog from '@docusaurus/plugin-content-blog'
import type * as Docs from '@docusaurus/plugin-content-docs'
import type * as Preset from '@docusaurus/preset-classic'
import type {Config} from '@docusaurus/types'
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
} from './plugins/code'
import {breakpoint, deferScripts, loadingPlugins} from './plugins/loading'
import {
  feedItems,
  openSearch,
  robots,
  socialCards,
  withSocialCard,
} from './plugins/outputs'
import {
  exercises as exercisesPlugin,
  liveExamples,
  playground,
  remarkExercises,
  remarkLiveExamples,
  typeChecker,
} from './plugins/playground'
import search, {loadEnvironment, readSearchConfig, searchPolicy} from './plugins/search'
import {shownExerciseGlob} from './plugins/content/exercises'
import {createMarkdownReader, withUnixLines} from './plugins/content/reader'
import {markdownPages} from './plugins/markdown'
import security from './plugins/security'
import {rightByDefault} from './src/lib/rightByDefault'
import {
  agentSkill,
  apiPages,
  examples,
  exercises,
  library,
  pageFolders,
  siteUrl,
  skippedSections,
} from './siteParts'

// The environment variables, including those in .env.
const environment = loadEnvironment(__dirname)
const searchConfig = readSearchConfig(environment, 'react-facet')
const url = environment.SITE_URL ?? siteUrl
const baseUrl = environment.BASE_URL ?? '/'
/**
 * The build writes docs/goals/index.html. Every static host serves that at docs/goals/, and most of
 * them, GitHub Pages too, redirect to it from docs/goals.
 */
const trailingSlash = true
/** owner/name of the repository that holds this site; GitHub Actions sets the variable. */
const repository = environment.GITHUB_REPOSITORY ?? 'mojang/ore-ui'
/** Whether to build without most patches (ARCHITECTURE.md, "Internals"), for upgrades (CONTRIBUTING.md). */
const unoptimised = environment.UNOPTIMISED === 'true'
/** A downloaded archive has no Git history to read dates from. */
const hasHistory = existsSync(join(__dirname, '.git'))

const libraryRepositoryUrl = 'https://github.com/mojang/ore-ui'
const newIssueUrl = `${libraryRepositoryUrl}/issues/new`
const editUrl = `https://github.com/${repository}/edit/main/`

/** URL path of src/pages/search.tsx. */
const searchPage = 'search'

const signatureOf = createSignatures(__dirname, library)
/** Shared by all plugins that read the pages' Markdown themselves. */
const readMarkdown = createMarkdownReader(__dirname, {exercises, signatureOf})
const readApiLinks = createApiLinks(readMarkdown, {...library, ...apiPages})
const docAddresses = createDocAddresses()

/** Folder of the modules that examples import besides the packages. */
const support = `${examples.folder}/support`
/** The files that the types of samples depend on, besides the samples. */
const typeInputs = ['package-lock.json', 'types/**', `${support}/**`]
const sampleId = createSampleId(__dirname, typeInputs)

/** Folder of the documents that edited examples run in. */
const framesFolder = 'assets/playground'
const rendererFolder = 'plugins/playground/frame/renderers'
/** What programs can import. */
const programs = {
  library,
  support,
  renderers: {
    'dom-fiber': {
      file: `${rendererFolder}/domFiber.ts`,
      modules: ['@react-facet/dom-fiber'],
    },
    'react-dom': {
      file: `${rendererFolder}/reactDom.ts`,
      modules: ['react-dom', 'react-dom/client'],
    },
  },
}

/** Markdown of docs, blog and pages is compiled with the same steps. */
const markdown = {
  remarkPlugins: [
    remarkSignatures(signatureOf),
    remarkMagicComments,
    remarkDiagrams,
    remarkExercises(__dirname, exercises),
    remarkApiLinks({
      siteDir: __dirname,
      linksOf: docAddresses.linksOf,
      readApiLinks,
      packages: library.packages,
    }),
    // Not `CodeBlock`: a page that imports the theme's component of that name would replace it.
    [remarkCodeBlocks, {component: 'HighlightedCode', sampleId}],
    [remarkLiveExamples, examples],
  ],
}

const docs = {
  sidebarPath: './sidebars.ts',
  editUrl,
  showLastUpdateTime: true,
  ...markdown,
} satisfies Docs.Options

const copyright = 'Copyright © 2025 Mojang AB.'
const blogDescription = 'Notes on building fast game user interfaces with React Facet.'

const blog = {
  blogTitle: 'Blog',
  blogDescription,
  blogSidebarTitle: 'All posts',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  editUrl,
  // Newest first. On the same day, the highest number in the file name comes first.
  processBlogPosts: ({blogPosts}) => {
    const posts = blogPosts.toSorted(
      ({metadata: a}, {metadata: b}) =>
        b.date.getTime() - a.date.getTime() ||
        b.source.localeCompare(a.source, 'en', {numeric: true}),
    )
    return Promise.resolve(posts)
  },
  onUntruncatedBlogPosts: 'throw',
  onInlineTags: 'throw',
  feedOptions: {
    title: 'React Facet blog',
    description: blogDescription,
    copyright,
    createFeedItems: feedItems,
  },
  ...markdown,
} satisfies Blog.Options

const preset = {
  docs,
  blog,
  pages: markdown,
  theme: {customCss: ['./src/css/tokens.css', './src/css/theme.css']},
  sitemap: {
    ignorePatterns: [`${baseUrl}${searchPage}/`],
    lastmod: 'date',
    changefreq: null,
    priority: null,
  },
} satisfies Preset.Options

const navbar = {
  title: 'React Facet',
  logo: {alt: '', src: 'img/logo.svg', width: 28, height: 28},
  items: rightByDefault([
    // Plain links: items of type `doc` would all be active at once, because all docs share
    // one sidebar.
    {to: '/docs/getting-started', label: 'Getting started', position: 'left'},
    {
      to: '/docs/rendering/overview',
      label: 'Rendering',
      position: 'left',
      activeBasePath: '/docs/rendering',
    },
    {
      to: '/docs/api/overview',
      label: 'API',
      position: 'left',
      activeBasePath: '/docs/api',
    },
    {href: libraryRepositoryUrl, label: 'GitHub'},
    {type: 'search'},
  ]),
} satisfies Preset.ThemeConfig['navbar']

const footer = {
  links: [
    {
      title: 'Docs',
      items: [
        {label: 'Goals', to: '/docs/goals'},
        {label: 'Getting started', to: '/docs/getting-started'},
        {label: 'Rendering', to: '/docs/rendering/overview'},
        {label: 'API', to: '/docs/api/overview'},
        {label: 'Glossary and questions', to: '/markdown-page'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'GitHub', href: libraryRepositoryUrl},
        {label: 'Issues', href: `${libraryRepositoryUrl}/issues`},
      ],
    },
  ],
  copyright: `${copyright} React Facet is MIT licensed.`,
} satisfies Preset.ThemeConfig['footer']

const themeConfig = {
  image: 'img/social-card.png',
  colorMode: {defaultMode: 'dark', disableSwitch: true},
  // Code is highlighted at build time; the browser needs no Prism colours.
  prism: {theme: {plain: {}, styles: []}},
  navbar,
  footer,
} satisfies Preset.ThemeConfig

/** Colours of the dark theme in src/css/tokens.css. */
const cardColors = {
  background: '#0f1318',
  text: '#e6ebf1',
  muted: '#9eabba',
  accent: '#5be0c4',
}

const config: Config = {
  title: 'React Facet',
  tagline: 'Observable state for game user interfaces built in React',
  favicon: 'img/logo.svg',
  url,
  baseUrl,
  trailingSlash,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter: withSocialCard(__dirname),
    preprocessor: ({fileContent}) => withUnixLines(fileContent),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  future: {
    v4: true,
    experimental_vcs: hasHistory,
    // `v4` turns on the other options of `faster`. The loader of SWC would ignore
    // babel.config.js, which says how JavaScript is compiled.
    faster: {swcJsLoader: false, rspackPersistentCache: !unoptimised},
  },
  presets: [['classic', preset]],
  // The stock banner treats late scripts as missing; plugins/loading/client has its own banner.
  baseUrlIssueBanner: false,
  ssrTemplate: unoptimised ? undefined : deferScripts(),
  // Functions, not paths: this list is sent to browsers, and a path would reveal folders
  // of the build machine.
  plugins: [
    breakpoint,
    docAddresses.plugin,
    search({
      ...searchConfig,
      readMarkdown,
      skippedSections,
      searchPage,
      newIssueUrl,
    }),
    liveExamples({
      readMarkdown,
      readApiLinks,
      sampleId,
      library,
      pageFolders,
      examples,
      folder: framesFolder,
    }),
    playground({
      ...programs,
      styles: 'src/css/tokens.css',
      elements: 'node_modules/@react-facet/dom-fiber/dist/types.d.ts',
      rules: '/docs/api/helpers',
      setup: 'docs/getting-started.mdx',
      newIssueUrl,
      folder: framesFolder,
    }),
    typeChecker({
      ...programs,
      sampleId,
      readMarkdown,
      help: {page: 'docs/getting-started.mdx', section: 'Troubleshooting'},
    }),
    exercisesPlugin(exercises),
    sampleTypes({readMarkdown, sampleId, library, pageFolders, examples}),
    markdownPages({readMarkdown, skill: agentSkill}),
    socialCards({logo: 'static/img/logo.svg', colors: cardColors}),
    openSearch({searchPage}),
    robots,
    security({
      ...searchPolicy(searchConfig),
      // Names of the policies that scripts of plugins/loading, plugins/search and plugins/playground create.
      trustedTypes: ['page-scripts', 'search', 'types'],
      framesFolder,
    }),
    ...loadingPlugins({
      unoptimised,
      lazyStyles: [
        'client/modal',
        'HomeHud',
        'Playground',
        'Trace',
        'TypeChecker',
        'TypeHints',
        '@docsearch',
      ],
      buildInputs: [
        'plugins/**/*.{ts,js}',
        // Links, signatures and types depend on these, and links on the versions.
        ...Object.values(apiPages),
        '*versions.json',
        ...typeInputs,
        // Exercise files are inlined when pages are compiled.
        shownExerciseGlob(exercises.folder),
      ],
    }),
  ],
  themeConfig,
}

export default config
