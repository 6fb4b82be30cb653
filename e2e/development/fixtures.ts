import {startDocusaurus} from '../docusaurus'
import {test as base} from '../fixtures'

export {expect, hydrate, openExample} from '../fixtures'

/** Tests run against `docusaurus start`, which runs for as long as a worker needs it. */
export const test = base.extend<object, {siteAddress: string}>({
  siteAddress: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs
    async ({}, provide) => {
      const server = await startDocusaurus(['start'], 'docs/goals.md', {
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-development',
        // The bundler's cache is the site's: it remembers where generated files were.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      })
      await provide(server.address)
      server.stop()
    },
    {scope: 'worker', timeout: 150_000},
  ],
})
