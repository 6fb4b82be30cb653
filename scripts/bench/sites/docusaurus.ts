import type {SidebarItem} from '../content'

/** What both Docusaurus sites have in common. */
export const docusaurus = {
  build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],
  entry: /^assets\/js\/(?:main|runtime~main)\.[^/]+\.js$/,
  searchDialog: '.DocSearch-Modal',
} as const

/** The sidebar as Docusaurus is configured with it. */
export function docusaurusSidebar(items: readonly SidebarItem[]): unknown[] {
  return items.map(({label, page, items: children}) => {
    const id = page?.file.slice('docs/'.length)
    if (!children) return {type: 'doc', id, label}
    return {
      type: 'category',
      label,
      link: id === undefined ? undefined : {type: 'doc', id},
      items: docusaurusSidebar(children),
    }
  })
}
