import type {LoadedVersion} from '@docusaurus/plugin-content-docs'

type SidebarItem = LoadedVersion['sidebars'][string][number]

/** Ids of the docs that an item of a sidebar leads to, in the order of the sidebar. */
export function sidebarDocs(item: SidebarItem): string[] {
  switch (item.type) {
    case 'doc':
      return [item.id]
    case 'category':
      return [
        ...(item.link?.type === 'doc' ? [item.link.id] : []),
        ...item.items.flatMap(sidebarDocs),
      ]
    default:
      return []
  }
}
