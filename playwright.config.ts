import {defineConfig} from '@playwright/test'
import {browserArguments, findBrowser} from './e2e/browser'

/** Tests a site that already runs, such as `npm start`, instead of the production build. */
const runningSite = process.env.E2E_BASE_URL

const port = 4173

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: process.env.CI ? [['dot'], ['html', {open: 'never'}]] : 'list',
  timeout: 30_000,
  use: {
    baseURL: runningSite ?? `http://localhost:${port}`,
    viewport: {width: 1280, height: 800},
    launchOptions: {executablePath: findBrowser(), args: browserArguments},
    trace: 'retain-on-failure',
  },
  webServer: runningSite
    ? undefined
    : {
        command: `npx docusaurus serve --no-open --port ${port}`,
        port,
        reuseExistingServer: !process.env.CI,
      },
})
