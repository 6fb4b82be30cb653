import {defineConfig, type Project} from '@playwright/test'
import type {BuildName} from './e2e/builds'
import type {TestChoices, TestOptions} from './e2e/fixtures'
import {browserArguments, findBrowser} from './tools/browser'

type Options = TestChoices & TestOptions

const stock = process.env.STOCK === 'true'

/** A set-up project: it runs when a project that depends on it does. */
const setup = (name: string): Project<Options> => ({
  name: `set up ${name}`,
  testDir: 'e2e/setup',
  testMatch: `${name}.setup.ts`,
})

/** The tests of a folder of e2e, with the builds that they need; the first is served. */
const suite = (name: string, ...needs: BuildName[]): Project<Options> => ({
  name,
  testDir: `e2e/${name}`,
  dependencies: ['browser', ...needs].map((need) => `set up ${need}`),
  use: {build: needs[0]},
})

/** Tests of what a new tab does at first, or of what is still there later. */
const inNewTabs = ({use, ...project}: Project<Options>): Project<Options> => ({
  ...project,
  use: {...use, ownTab: true},
})

export default defineConfig<Options>({
  testDir: 'e2e',
  // A stock build loads its scripts at once, and those of the pages that links lead to.
  testIgnore: stock ? '**/weight.spec.ts' : undefined,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? [['dot'], ['html', {open: 'never'}]] : 'list',
  timeout: 30_000,
  // Only what fails takes so long; a busy machine is no failure.
  expect: {timeout: 15_000},
  use: {
    viewport: {width: 1280, height: 800},
    // Looked for again in each worker, when the set-up has installed one.
    launchOptions: {executablePath: findBrowser(), args: browserArguments},
    // Traces cost a third of the time: `--trace retain-on-failure` looks into a failure.
    screenshot: 'only-on-failure',
  },
  projects: [
    setup('browser'),
    setup('site'),
    setup('configured'),
    setup('hosted'),
    suite('pages', 'site'),
    suite('site', 'site'),
    ...(stock ? [] : [inNewTabs(suite('loading', 'site'))]),
    suite('search', 'site'),
    suite('examples', 'site'),
    // Only the whole browser gives a sandboxed frame a process of its own.
    {
      ...suite('playground', 'site'),
      use: {
        build: 'site',
        ownTab: true,
        launchOptions: {
          executablePath: findBrowser({whole: true}),
          args: browserArguments,
        },
      },
    },
    inNewTabs(suite('faults', 'site')),
    suite('trust', 'site'),
    suite('configured', 'configured'),
    suite('hosted', 'hosted'),
    inNewTabs(suite('hosting', 'site', 'configured')),
    suite('misconfigured'),
    suite('development'),
  ],
})
