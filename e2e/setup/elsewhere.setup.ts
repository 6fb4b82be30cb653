import {test as setup} from '@playwright/test'
import {ensureBuild} from '../builds'

setup('the build "elsewhere" is made of what is here', async () => {
  setup.setTimeout(300_000)
  await ensureBuild('elsewhere')
})
