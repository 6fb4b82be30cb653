// Runs the smoke test in the engines that no other test uses: npm run test:engines.
import {builds, ensureBuild} from '../builds'
import {serve} from '../../tools/hosting/server'
import {routes} from '../routes'
import type {Engine} from './driver'
import {firefoxEngine} from './firefox'
import {runStep, smoke, type Site} from './smoke'
import {webKitEngine} from './webkit'

/** Runs the smoke test in an engine, and prints the results. A failure sets the exit status. */
async function testEngine({start}: Engine, site: Site): Promise<void> {
  const browser = await start()
  console.log(browser.version)
  for (const step of smoke) {
    try {
      await runStep(step, browser.driver, site)
      console.log(`  passed  ${step.name}`)
    } catch (error) {
      process.exitCode = 1
      console.log(`  FAILED  ${step.name}\n${String(error)}`)
    }
  }
  await browser.close()
}

async function run(): Promise<void> {
  ensureBuild('site')
  const {folder, baseUrl} = builds.site
  const server = await serve({folder, baseUrl, host: 'a plain server'})
  for (const engine of [firefoxEngine, webKitEngine]) {
    console.log(`\n${engine.name}`)
    try {
      await testEngine(engine, {url: server.url, routes})
    } catch (error) {
      process.exitCode = 1
      console.log(`did not run: ${String(error)}`)
    }
  }
  await server.close()
  // The drivers keep the process alive.
  process.exit()
}

void run()
