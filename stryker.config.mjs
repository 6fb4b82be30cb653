/** Files that browser tests cover (e2e), not unit tests. Most run only in a page. */
const inPages = [
  'plugins/loading/client/{address,baseUrlBanner,contents,index,keyboardNavigation,scriptLoader,storage,tabs}.ts',
  'plugins/lib/client/{rightByDefault,slowConnection,useDialog,useStored}.ts',
  'plugins/search/client/{client,useSearchFilters}.ts',
  'plugins/search/client/prompt/*.ts',
  'plugins/search/client/engines/embedded/worker.ts',
  'plugins/search/client/prompt/instant/{fetchIndex,index,results}.ts',
  'plugins/search/client/modal/{load,modalClient,useComboboxSemantics}.ts',
  'plugins/search/client/page/useSearchResults.ts',
  'plugins/loading/breakpoint/*.ts',
  'plugins/security/client/vettedHtml.ts',
]

/** Files that need a bundler, a separate process or Docusaurus: builds cover them. */
const inBuilds = [
  'plugins/**/{index,*Process}.ts',
  'plugins/lib/{bundle,emitFiles}.ts',
  'plugins/outputs/cards/render.ts',
  'plugins/loading/**/*.ts',
]

/**
 * Mutation tests: Stryker changes the code in one place at a time and runs the unit tests
 * that reach it (CONTRIBUTING.md, "Tests of the tests").
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Some tests read the first comment of a program, and Stryker would put `@ts-nocheck`
  // before it.
  disableTypeChecks: false,
  mutate: [
    'src/{search,hydration,playground/compile,lib}/**/*.ts',
    'plugins/**/*.ts',
    '!**/*.{test,d}.ts',
    // Helpers of the tests.
    '!plugins/search/test/data.ts',
    '!plugins/{lib/writeTestSite,code/samples/hud}.ts',
    ...[...inPages, ...inBuilds].map((file) => `!${file}`),
  ],
  // Not copied to the folder in which Stryker tests. Without /facts, only unit tests are
  // found. The test of search quality is slow. The last two load the bundler for each mutant,
  // but it crashes when one process loads it twice.
  ignorePatterns: [
    '/build*',
    '/.docusaurus*',
    '/facts',
    '/reports',
    '/test-results',
    '/scripts/search/quality.test.ts',
    '/plugins/lib/emitFiles.test.ts',
    '/plugins/loading/seams.test.ts',
  ],
  thresholds: {high: 95, low: 85, break: 85},
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: {allowColor: false, reportTests: false},
}
