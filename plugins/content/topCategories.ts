import type {LoadedVersion} from '@docusaurus/plugin-content-docs'
import {sidebarDocs} from './sidebarDocs'

type Sidebars = LoadedVersion['sidebars']

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
