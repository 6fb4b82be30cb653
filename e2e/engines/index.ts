// Runs the smoke test in every browser engine: npm run test:engines.
import {builds, ensureBuild} from '../builds'
import {plainServer} from '../../tools/hosting/hosts'
import {serve} from '../../tools/hosting/server'
import {routes} from '../routes'
import {chromiumEngine} from './chromium'
import type {Engine} from './driver'
import {firefoxEngine} from './firefox'
import {firefox, installMissing, webKitDriver, xvfb} from './programs'
import {runStep, smoke, type Site} from './smoke'
import {webKitEngine} from './webkit'

const engines = [chromiumEngine, firefoxEngine, webKitEngine]

function secondsSince(begin: number): string {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`
}

/** Runs the smoke test in an engine, prints the results and returns the number of failures. */
async function testEngine({name, start}: Engine, site: Site): Promise<number> {
  const begin = performance.now()
  const browser = await start()
  console.log(`\n${name} ${browser.version}`)
  let failures = 0
  for (const step of smoke) {
    const stepBegin = performance.now()
    try {
      await runStep(step, browser.driver, site)
      console.log(`  passed  ${step.name} (${secondsSince(stepBegin)})`)
    } catch (error) {
      failures++
      console.log(`  FAILED  ${step.name} (${secondsSince(stepBegin)})\n${String(error)}`)
    }
  }
  await browser.close()
  console.log(
    `  ${smoke.length - failures} of ${smoke.length} passed in ${secondsSince(begin)}`,
  )
  return failures
}

async function run(): Promise<void> {
  const begin = performance.now()
  installMissing([firefox, webKitDriver, xvfb])
  ensureBuild('site')
  const {folder, baseUrl} = builds.site
  const server = await serve({folder, baseUrl, host: plainServer})
  const failed: string[] = []
  for (const engine of engines) {
    try {
      const failures = await testEngine(engine, {url: server.url, routes})
      if (failures > 0) failed.push(engine.name)
    } catch (error) {
      console.log(`\n${engine.name} did not run: ${String(error)}`)
      failed.push(engine.name)
    }
  }
  await server.close()
  console.log(
    failed.length === 0
      ? `\nAll ${engines.length} engines passed in ${secondsSince(begin)}.`
      : `\nFailed: ${failed.join(', ')}.`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
}

void run()
