import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {GeneratedSearchConfig, SearchPage} from '../../src/search/types'

/** What `plugins/search` generates as a site is built. */
export interface GeneratedSearch {
  pages: SearchPage[]
  config: GeneratedSearchConfig
}

/** Apart from what `npm start`, a build and the tests leave, in folders that git ignores. */
const folders = {generated: '.docusaurus-search-push', out: 'build-search-push'}

/**
 * Builds a site for production and reads what its pages give to search: what a dev server
 * left has drafts, and what a test left may have another origin.
 *
 * @param siteDir the site's folder
 * @throws when the build fails; its output goes to the terminal
 */
export function buildRecords(siteDir: string): GeneratedSearch {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs')
  execFileSync(
    process.execPath,
    [docusaurus, 'build', siteDir, '--out-dir', folders.out],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: folders.generated,
        // The bundler's cache is the site's: it remembers where generated files were.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  )
  const read = (name: string): unknown =>
    JSON.parse(
      readFileSync(join(siteDir, folders.generated, 'search', 'default', name), 'utf8'),
    )
  return {
    pages: read('pages.json') as SearchPage[],
    config: read('config.json') as GeneratedSearchConfig,
  }
}
