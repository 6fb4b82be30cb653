import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {Plugin} from '@docusaurus/types'

/**
 * Docusaurus plugin: writes robots.txt, which tells crawlers where the sitemap is, in full, as they
 * ask for it. Crawlers read the file only where the site is at the root of its host.
 */
export function robots(): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir, siteConfig: {url, baseUrl, noIndex}}) {
      // Docusaurus writes no sitemap of a site that is not to be indexed.
      const sitemap = noIndex ? '' : `Sitemap: ${url}${baseUrl}sitemap.xml\n`
      await writeFile(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n${sitemap}`)
    },
  }
}
