import {defineConfig} from '@playwright/test'
import {browserArguments, ensureBrowser} from './tools/browser'
import {published, secrets} from './e2e/hosted/environment'

/** Tests a site that already runs, such as `npm start`, instead of the production build. */
const runningSite = process.env.E2E_BASE_URL

const sitePort = 4173
const configuredPort = 4174
/** Not the root, as on GitHub Pages; e2e/hosting tests this build too. */
const configuredBaseUrl = '/sub/path/'
const hostedPort = 4175
const developmentPort = 4176

const serve = (port: number, folder: string) =>
  `npx docusaurus serve --no-open --port ${port} --dir ${folder}`

/** Keeps a site's generated files apart from those of the site itself. */
const generatedIn = (folder: string) => ({
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: folder,
  // The cache is the site's: it remembers where generated files were.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
})

/** Builds the site with all that it leaves off into a folder of its own and serves it. */
function variant(name: string, port: number, env: Record<string, string>) {
  const folder = `build-${name}`
  const config = 'e2e/configured/docusaurus.config.ts'
  return {
    command: `npx docusaurus build --config ${config} --out-dir ${folder} && ${serve(port, folder)}`,
    env: {...env, ...generatedIn(`.docusaurus-${name}`)},
    port,
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
  }
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? [['dot'], ['html', {open: 'never'}]] : 'list',
  timeout: 30_000,
  use: {
    viewport: {width: 1280, height: 800},
    launchOptions: {executablePath: ensureBrowser(), args: browserArguments},
    // Traces cost a third of the time: `--trace retain-on-failure` looks into a failure.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'pages',
      testDir: 'e2e/pages',
      use: {baseURL: runningSite ?? `http://localhost:${sitePort}`},
    },
    {
      name: 'site',
      testDir: 'e2e/site',
      use: {baseURL: runningSite ?? `http://localhost:${sitePort}`},
    },
    {
      name: 'loading',
      testDir: 'e2e/loading',
      use: {baseURL: runningSite ?? `http://localhost:${sitePort}`},
    },
    {
      name: 'examples',
      testDir: 'e2e/examples',
      use: {baseURL: runningSite ?? `http://localhost:${sitePort}`},
    },
    {
      name: 'faults',
      testDir: 'e2e/faults',
      use: {baseURL: runningSite ?? `http://localhost:${sitePort}`},
    },
    {
      name: 'trust',
      testDir: 'e2e/trust',
      use: {baseURL: runningSite ?? `http://localhost:${sitePort}`},
    },
    {
      name: 'configured',
      testDir: 'e2e/configured',
      use: {baseURL: `http://localhost:${configuredPort}${configuredBaseUrl}`},
    },
    {
      name: 'search',
      testDir: 'e2e/search',
      use: {baseURL: runningSite ?? `http://localhost:${sitePort}`},
    },
    {
      name: 'hosted',
      testDir: 'e2e/hosted',
      use: {baseURL: `http://localhost:${hostedPort}`},
    },
    {
      name: 'development',
      testDir: 'e2e/development',
      use: {baseURL: `http://localhost:${developmentPort}`},
    },
    {
      name: 'hosting',
      testDir: 'e2e/hosting',
      use: {baseURL: runningSite ?? `http://localhost:${sitePort}`},
    },
    {name: 'misconfigured', testDir: 'e2e/misconfigured'},
  ],
  webServer: runningSite
    ? undefined
    : [
        {
          command: serve(sitePort, 'build'),
          port: sitePort,
          reuseExistingServer: !process.env.CI,
        },
        variant('configured', configuredPort, {BASE_URL: configuredBaseUrl}),
        variant('hosted', hostedPort, {...published, ...secrets}),
        {
          command: `npx docusaurus start --no-open --port ${developmentPort}`,
          env: generatedIn('.docusaurus-development'),
          port: developmentPort,
          timeout: 300_000,
          reuseExistingServer: !process.env.CI,
        },
      ],
})
