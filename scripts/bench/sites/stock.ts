import {copyFile, mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import type {Content} from '../content'
import {siteDir} from '../paths'
import {docusaurus, docusaurusSidebar} from './docusaurus'
import {moduleOf, withFrontMatter, writeFiles} from './files'
import type {Site} from './site'

/** The classic template's configuration: no future flag, hence webpack. */
const config = {
  title: 'React Facet',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'detect'},
  presets: [
    [
      'classic',
      {docs: {sidebarPath: './sidebars.js'}, blog: {onInlineTags: 'ignore'}, theme: {}},
    ],
  ],
  themeConfig: {
    algolia: {appId: 'PLACEHOLDER', apiKey: 'placeholder', indexName: 'placeholder'},
    colorMode: {defaultMode: 'dark', respectPrefersColorScheme: false},
    navbar: {
      title: 'React Facet',
      items: [
        {to: '/docs/getting-started', label: 'Getting started'},
        {to: '/docs/rendering/overview', label: 'Rendering'},
        {to: '/docs/api/overview', label: 'API'},
        {to: '/blog', label: 'Blog', position: 'right'},
        {href: 'https://github.com/mojang/ore-ui', label: 'GitHub', position: 'right'},
      ],
    },
    footer: {
      style: 'dark',
      links: [
        {title: 'Docs', items: [{label: 'Getting started', to: '/docs/getting-started'}]},
        {title: 'Community', items: [{label: 'Blog', to: '/blog'}]},
      ],
    },
  },
}

async function write({pages, sidebar}: Content, folder: string): Promise<void> {
  await writeFiles(folder, {
    'package.json': JSON.stringify({name: 'stock', private: true}),
    'docusaurus.config.mjs': moduleOf(config),
    'sidebars.js': moduleOf({docs: docusaurusSidebar(sidebar)}),
    'src/pages/index.md': '# React Facet\n\n[Goals](/docs/goals)\n',
  })
  for (const page of pages) {
    const slug = page.path.replace(/^\/(?:docs|blog)/, '')
    const markdown = page.file.startsWith('blog/')
      ? page.markdown.replace(/^(?:.+\n\n){2}/, '$&<!-- truncate -->\n\n')
      : page.markdown
    await writeFiles(folder, {
      [`${page.file}.md`]: withFrontMatter(page, markdown, {slug}),
    })
  }
  await mkdir(join(folder, 'static/img'), {recursive: true})
  await copyFile(
    join(siteDir, 'static/img/logo.svg'),
    join(folder, 'static/img/logo.svg'),
  )
}

/** Docusaurus as its classic template sets it up, with the packages that ours has too. */
export const stock: Site = {
  ...docusaurus,
  id: 'stock',
  title: 'Docusaurus classic 3.10.2',
  otherPages: {blog: '/blog'},
  write,
}
