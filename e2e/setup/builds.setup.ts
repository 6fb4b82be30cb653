import {test as setup} from '@playwright/test'
import {builds, ensureBuild, type BuildName} from '../builds'

for (const name of Object.keys(builds) as BuildName[]) {
  setup(`the build ${name} is up to date`, () => {
    setup.setTimeout(900_000)
    ensureBuild(name)
  })
}
