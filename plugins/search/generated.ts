import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {GeneratedSearchConfig, SearchPage} from '../../src/search/types'

/** What the plugin generated at the last build or start. */
export interface GeneratedSearch {
  pages: SearchPage[]
  config: GeneratedSearchConfig
}

/**
 * Reads what the plugin generated.
 *
 * @param siteDir the site's folder
 * @param folder where Docusaurus wrote its generated files, relative to the site's folder
 * @throws when the site was never built or started
 */
export async function readGenerated(
  siteDir: string,
  folder = '.docusaurus',
): Promise<GeneratedSearch> {
  const read = (name: string) =>
    readFile(join(siteDir, folder, 'search', 'default', name), 'utf8')
  try {
    const [pages, config] = await Promise.all([read('pages.json'), read('config.json')])
    return {
      pages: JSON.parse(pages) as SearchPage[],
      config: JSON.parse(config) as GeneratedSearchConfig,
    }
  } catch (error) {
    throw new Error('There are no search records yet: run `npm run build` first.', {
      cause: error,
    })
  }
}
