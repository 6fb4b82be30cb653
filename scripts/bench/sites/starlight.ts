import type {Content, SidebarItem} from '../content'
import {withFrontMatter, writeFiles} from './files'
import type {Site} from './site'

function sidebarOf(items: readonly SidebarItem[]): unknown[] {
  return items.map(({label, page, items: children}) => {
    const link = page && {label, link: page.path}
    if (!children) return link
    // A group of Starlight's has no page of its own.
    const entries = sidebarOf(children)
    return {label, collapsed: true, items: link ? [link, ...entries] : entries}
  })
}

async function write({pages, sidebar}: Content, folder: string): Promise<void> {
  const options = {
    title: 'React Facet',
    sidebar: sidebarOf(sidebar),
    social: [{icon: 'github', label: 'GitHub', href: 'https://github.com/mojang/ore-ui'}],
  }
  await writeFiles(folder, {
    'astro.config.mjs': `import starlight from '@astrojs/starlight'
import {defineConfig} from 'astro/config'

export default defineConfig({integrations: [starlight(${JSON.stringify(options)})]})
`,
    'src/content.config.ts': `import {docsLoader} from '@astrojs/starlight/loaders'
import {docsSchema} from '@astrojs/starlight/schema'
import {defineCollection} from 'astro:content'

export const collections = {
  docs: defineCollection({loader: docsLoader(), schema: docsSchema()}),
}
`,
    'src/content/docs/index.md': withFrontMatter(
      {title: 'React Facet', description: 'Observable state for game user interfaces.'},
      '[Goals](/docs/goals)\n',
    ),
  })
  for (const page of pages) {
    await writeFiles(folder, {
      [`src/content/docs${page.path}.md`]: withFrontMatter(page, page.markdown),
    })
  }
}

/** Starlight with its defaults; the newest that runs on Node 20. */
export const starlight: Site = {
  id: 'starlight',
  title: 'Starlight 0.37.7',
  packages: {'@astrojs/starlight': '0.37.7', astro: '5.18.2', sharp: '0.34.5'},
  write,
  build: ['node_modules/astro/astro.js', 'build'],
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro'],
  searchDialog: 'site-search dialog[open]',
  searchResult: 'site-search .pagefind-ui__result-link',
}
