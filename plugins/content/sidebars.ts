import type {LoadedVersion} from '@docusaurus/plugin-content-docs'

type Sidebars = LoadedVersion['sidebars']

/** Ids of the docs that an item of a sidebar leads to, in the order of the sidebar. */
export function sidebarDocs(item: Sidebars[string][number]): string[] {
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

/**
 * Finds the top category of each doc that is in one, by the id of the doc.
 *
 * @param sidebars all sidebars of a docs version, as Docusaurus has processed them
 */
export function topCategories(sidebars: Sidebars): Map<string, string> {
  const categories = new Map<string, string>()
  for (const item of Object.values(sidebars).flat()) {
    if (item.type !== 'category') continue
    for (const id of sidebarDocs(item)) categories.set(id, item.label)
  }
  return categories
}
