import {execFileSync} from 'node:child_process'
import {join} from 'node:path'
import {readGenerated, type GeneratedSearch} from '../../plugins/search/generated'

/** Apart from what `npm start`, a build and the tests leave, in folders that git ignores. */
const folders = {generated: '.docusaurus-search-push', out: 'build-search-push'}

/**
 * Builds a site for production and reads what its pages give to search: what a dev server
 * left has drafts, and what a test left may have another origin.
 *
 * @param siteDir the site's folder
 * @throws when the build fails; its output goes to the terminal
 */
export function buildRecords(siteDir: string): Promise<GeneratedSearch> {
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
  return readGenerated(siteDir, folders.generated)
}
