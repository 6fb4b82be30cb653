/** Public variables of the build under test. */
export const publicEnv = {
  ALGOLIA_APP_ID: 'testapp',
  ALGOLIA_API_KEY: 'search-key-0123456789',
  // Not the default, so that code with a hard-coded default fails.
  ALGOLIA_INDEX_NAME: 'another-index',
  ALGOLIA_INSIGHTS: 'true',
}

/** Secret variables that a deployment may also have. */
export const secrets = {
  ALGOLIA_WRITE_KEY: 'write-key-0123456789',
  ALGOLIA_ADMIN_KEY: 'admin-key-0123456789',
  GITHUB_TOKEN: 'github-token-0123456789',
  NPM_TOKEN: 'npm-token-0123456789',
}
