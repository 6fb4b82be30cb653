import {defineConfig, type Project} from '@playwright/test'
import type {BuildName} from './e2e/builds'
import type {TestOptions} from './e2e/fixtures'
import {browserArguments, findBrowser} from './tools/browser'

const stock = process.env.STOCK === 'true'

/** A set-up project: it runs when a project that depends on it does. */
const setup = (name: string): Project<TestOptions> => ({
  name: `set up ${name}`,
  testDir: 'e2e/setup',
  testMatch: `${name}.setup.ts`,
})

/** The tests of a folder of e2e, with the builds that they need; the first is served. */
const suite = (name: string, ...needs: BuildName[]): Project<TestOptions> => ({
  name,
  testDir: `e2e/${name}`,
  dependencies: ['browser', ...needs].map((need) => `set up ${need}`),
  use: {build: needs[0]},
})

export default defineConfig<TestOptions>({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? [['dot'], ['html', {open: 'never'}]] : 'list',
  timeout: 30_000,
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
    // A stock build loads its scripts at once.
    ...(stock ? [] : [suite('loading', 'site')]),
    suite('search', 'site'),
    suite('examples', 'site'),
    // Only the whole browser gives a sandboxed frame a process of its own.
    {
      ...suite('playground', 'site'),
      use: {
        build: 'site',
        launchOptions: {
          executablePath: findBrowser({whole: true}),
          args: browserArguments,
        },
      },
    },
    suite('faults', 'site'),
    suite('trust', 'site'),
    suite('configured', 'configured'),
    suite('hosted', 'hosted'),
    suite('hosting', 'site', 'configured'),
    suite('misconfigured'),
    suite('development'),
  ],
})
