import {defineConfig, type Project} from '@playwright/test'
import {builds, type BuildName} from './e2e/builds'
import type {ProjectOptions, TestOptions} from './e2e/fixtures'
import {browserArguments, findBrowser} from './tools/browser'

type Options = TestOptions & ProjectOptions

const unoptimised = process.env.UNOPTIMISED === 'true'

/** The project that makes a build. The projects whose tests need the build depend on this one. */
const buildProject = (name: string): Project<Options> => ({
  name: `build ${name}`,
  testMatch: 'setup/builds.setup.ts',
  grep: new RegExp(`the build ${name} `),
  // It takes samples and cards from the cache that `site` fills, while the first tests run.
  dependencies: name === 'configured' ? ['build site'] : [],
})

/**
 * The tests of some folders of e2e. They share one worker, because a worker serves only one
 * project and takes two seconds to start its browser.
 *
 * @param needs the builds that the tests need; the first one is served
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

/** Features that Playwright turns off itself. Chromium obeys only the last list, so this repeats them. */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Features that start processes for what no test opens. */
const needless = [
  // A tab would start a process in advance for a page of another site.
  'SpareRendererForSitePerProcess',
  // The suggestions below the address bar are two web pages of the full browser.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Save a sixth of the processor time, and change nothing that a page or a test sees. */
const quickArguments = [
  // Pages live for a second, so optimising scripts would waste a tenth of the processor time.
  '--js-flags=--no-opt',
  `--disable-features=${[...needless, ...withoutFeatures].join()}`,
  // Drawing needs no process of its own.
  '--in-process-gpu',
]

/** Folders whose tests run on the build `site`; not `loading`, which an unoptimised build need not pass. */
const onSite = [
  'pages',
  'site',
  'search',
  'examples',
  'playground',
  'faults',
  'accessibility',
]

export default defineConfig<Options>({
  testDir: 'e2e',
  // An unoptimised build loads all scripts at once, so this test does not fit it (CONTRIBUTING.md).
  testIgnore: unoptimised ? 'playground/weight.spec.ts' : undefined,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Tests spend a tenth of their time waiting for a browser: three workers keep two cores busy.
  workers: 3,
  reporter: process.env.CI ? [['dot'], ['html', {open: 'never'}]] : 'list',
  // No passing test takes this long, even on a busy machine.
  timeout: 240_000,
  expect: {timeout: 30_000},
  use: {
    viewport: {width: 1280, height: 800},
    // Each worker evaluates this file again; by then the setup may have installed a browser.
    launchOptions: {
      executablePath: findBrowser(),
      args: [...browserArguments, ...quickArguments],
    },
    // Traces cost a third of the time: record them with `--trace retain-on-failure`.
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'browser', testMatch: 'setup/browser.setup.ts'},
    ...Object.keys(builds).map(buildProject),
    // Projects with one worker come first: at the end they would leave a processor idle.
    suite('commands', ['misconfigured', 'development']),
    suite('second site', ['second-site'], 'second-site'),
    {
      // Begins when the others have ended.
      ...suite('configured', ['configured', 'hosted', 'hosting'], 'configured', 'site'),
      workers: undefined,
    },
    {
      // Has most of the tests, so all workers share them.
      ...suite('site', [...onSite, unoptimised ? 'look' : 'loading'], 'site'),
      workers: undefined,
    },
  ],
})
