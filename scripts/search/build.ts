import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {GeneratedSearchConfig, SearchPage} from '../../plugins/search/shared/types'

/** The data that `plugins/search` generates when a site is built. */
interface GeneratedSearch {
  pages: SearchPage[]
  config: GeneratedSearchConfig
}

/** Folders that git ignores and that `npm start`, other builds and tests do not use. */
const folders = {generated: '.docusaurus-search-push', out: 'build-search-push'}

/**
 * Builds a site for production and reads its search data. Data left over from a dev server
 * or a test is not reused: it may contain drafts or have another origin.
 *
 * @param siteDir the site's folder
 * @throws when the build fails; its output goes to the terminal
 */
export function buildSearchData(siteDir: string): GeneratedSearch {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs')
  execFileSync(
    process.execPath,
    [docusaurus, 'build', siteDir, '--out-dir', folders.out],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: folders.generated,
        // The bundler's cache refers to the generated files of other builds.
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
