import {join} from 'node:path'
import {gitHubPages} from '../../tools/hosting/hosts'
import {serve} from '../../tools/hosting/server'
import {photograph, type Pair} from '../../tools/look/photograph'
import {writeReport} from '../../tools/look/report'
import {templates} from '../../tools/look/subjects'
import {root} from '../builds'
import {expect, test} from '../fixtures'

// `npm run test:unoptimised` makes this build, too.
const optimised = join(root, 'build')

test('the optimisations of the site change no pixel of a page of each template', async ({
  siteAddress,
}, testInfo) => {
  const server = await serve({folder: optimised, baseUrl: '/', host: gitHubPages})
  const pairs: Pair[] = []
  for await (const pair of photograph([siteAddress, server.url], templates)) {
    pairs.push(pair)
  }
  await server.close()
  const folder = testInfo.outputPath('look')
  writeReport(folder, ['the unoptimised build', 'the build of the site'], pairs)
  const differing = pairs.filter(({differs}) => differs).map(({name}) => name)
  expect(differing, `${join(folder, 'index.html')} shows what differs`).toEqual([])
})
