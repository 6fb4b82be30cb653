import type {Content, SidebarItem} from '../content'
import {moduleOf, withFrontMatter, writeFiles} from './files'
import type {Site} from './site'

function sidebarOf(items: readonly SidebarItem[]): unknown[] {
  return items.map(({label, page, items: children}) => ({
    text: label,
    link: page?.path,
    items: children && sidebarOf(children),
    collapsed: children && true,
  }))
}

async function write({pages, sidebar}: Content, folder: string): Promise<void> {
  const config = {
    title: 'React Facet',
    cleanUrls: true,
    // Pages that are neither docs nor posts are left out.
    ignoreDeadLinks: true,
    appearance: 'dark',
    themeConfig: {
      search: {provider: 'local'},
      nav: [
        {text: 'Getting started', link: '/docs/getting-started'},
        {text: 'Rendering', link: '/docs/rendering/overview'},
        {text: 'API', link: '/docs/api/overview'},
      ],
      sidebar: {'/docs/': sidebarOf(sidebar)},
      socialLinks: [{icon: 'github', link: 'https://github.com/mojang/ore-ui'}],
    },
  }
  await writeFiles(folder, {
    '.vitepress/config.mjs': moduleOf(config),
    'index.md': '# React Facet\n\n[Goals](/docs/goals)\n',
  })
  for (const page of pages) {
    // Vue takes double braces, also those of inline code, for its own; v-pre says no.
    const markdown = `# ${page.title}\n\n::: v-pre\n\n${page.markdown}\n:::\n`
    await writeFiles(folder, {[`${page.path}.md`]: withFrontMatter(page, markdown)})
  }
}

/** VitePress with its default theme and its local search. */
export const vitepress: Site = {
  id: 'vitepress',
  title: 'VitePress 1.6.4',
  packages: {vitepress: '1.6.4'},
  write,
  build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp'],
  entry: /^assets\/(?:app|chunks\/(?:framework|theme))\.[^/]+\.js$/,
  searchDialog: '.VPLocalSearchBox',
  searchResult: '.VPLocalSearchBox .result',
}
