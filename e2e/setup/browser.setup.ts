import {test as setup} from '@playwright/test'
import {ensureBrowser} from '../../tools/browser'

setup('there is a browser', () => {
  // A download may take minutes.
  setup.setTimeout(600_000)
  ensureBrowser()
})
