import {test as setup} from '@playwright/test'
import {browserArguments, ensureBrowser, findBrowser} from '../../tools/browser'

setup('a browser is installed', async ({playwright}) => {
  // A download may take minutes.
  setup.setTimeout(600_000)
  // Some tests need the full browser, even if the others run in the headless shell.
  ensureBrowser()
  const executablePath = findBrowser()
  const browser = await playwright.chromium.launch({
    executablePath,
    args: browserArguments,
  })
  console.log(`Testing in ${executablePath}, ${browser.version()}.`)
  await browser.close()
})
