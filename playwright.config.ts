import {defineConfig, type Project} from '@playwright/test'
import {builds, type BuildName} from './e2e/builds'
import type {TestChoices, TestOptions} from './e2e/fixtures'
import {browserArguments, findBrowser} from './tools/browser'

type Options = TestChoices & TestOptions

const stock = process.env.STOCK === 'true'

/** Makes a build for the projects that depend on it. */
const makeBuild = (name: string): Project<Options> => ({
  name: `build ${name}`,
  testMatch: 'setup/builds.setup.ts',
  grep: new RegExp(`the build ${name} `),
})

/**
 * Tests of some folders of e2e, by one worker: each serves one project only and takes two
 * seconds to start with its browser.
 *
 * @param needs the builds; the first is served
 */
const suite = (
  name: string,
  folders: readonly string[],
  ...needs: BuildName[]
): Project<Options> => ({
  name,
  workers: 1,
  testMatch: folders.map((folder) => `${folder}/*.spec.ts`),
  dependencies: ['browser', ...needs.map((need) => `build ${need}`)],
  use: {build: needs[0]},
})

/** Folders of tests of the site as it is deployed. */
const onSite = ['pages', 'site', 'search', 'examples', 'playground', 'faults', 'trust']

export default defineConfig<Options>({
  testDir: 'e2e',
  // A stock build loads its scripts at once, and those of the pages that links lead to.
  testIgnore: stock ? 'playground/weight.spec.ts' : undefined,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A test waits for its browser for a tenth of its time, so that three keep two cores busy.
  workers: 3,
  reporter: process.env.CI ? [['dot'], ['html', {open: 'never'}]] : 'list',
  // Only what fails takes so long; a busy machine is no failure.
  timeout: 240_000,
  expect: {timeout: 30_000},
  use: {
    viewport: {width: 1280, height: 800},
    // Looked for again in each worker, when the set-up has installed one.
    launchOptions: {
      executablePath: findBrowser(),
      // The optimizing compiler takes a tenth of the processor for pages that live a second.
      args: [...browserArguments, '--js-flags=--no-opt'],
    },
    // Traces cost a third of the time: `--trace retain-on-failure` looks into a failure.
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'browser', testMatch: 'setup/browser.setup.ts'},
    ...Object.keys(builds).map(makeBuild),
    // Those of one worker first: at the end they would leave a processor idle.
    suite('commands', ['misconfigured', 'development']),
    suite('hosting', ['hosting'], 'site', 'configured'),
    suite('hosted', ['hosted'], 'hosted'),
    suite('configured', ['configured'], 'configured'),
    suite('elsewhere', ['elsewhere'], 'elsewhere'),
    {
      ...suite('site', stock ? onSite : [...onSite, 'loading'], 'site'),
      workers: undefined,
    },
  ],
})
