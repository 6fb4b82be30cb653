import {resolve} from 'node:path'
import {expect, test} from '@playwright/test'
import {browserArguments, findBrowser} from '../../tools/browser'
import {serve} from '../../tools/hosting/server'
import {builds, root} from '../builds'
import {subjects} from './subjects'

// `npm run test:unoptimised` makes both builds; `npm run look` names two others.
const {LOOK_BEFORE = 'build', LOOK_AFTER = builds.site.folder} = process.env
const folders = [LOOK_BEFORE, LOOK_AFTER]

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    // Letters look the same wherever they are, and whatever was drawn before.
    args: [...browserArguments, '--font-render-hinting=none', '--disable-partial-raster'],
  },
})

let servers: Awaited<ReturnType<typeof serve>>[] = []
test.beforeAll(async () => {
  servers = await Promise.all(
    folders.map((folder) => serve({folder: resolve(root, folder), baseUrl: '/'})),
  )
})
test.afterAll(() => Promise.all(servers.map((server) => server.close())))

for (const viewport of [
  {width: 1280, height: 800},
  {width: 390, height: 844},
])
  for (const forcedColors of ['none', 'active'] as const) {
    const setting = `${viewport.width} px, forced colours ${forcedColors}`
    test.describe(setting, () => {
      test.use({viewport, contextOptions: {reducedMotion: 'reduce', forcedColors}})
      for (const {name, path, width, show} of subjects) {
        if (width !== undefined && width !== viewport.width) continue
        test(`${name} looks the same in both builds, to the pixel`, async ({page}) => {
          const picture = `${name}, ${setting}.png`
          const visit = async (address = '') => {
            await page.goto(address + path, {waitUntil: 'networkidle'})
            await show?.(page)
          }
          // In one visit a browser may draw a letter a fraction of a pixel beside its place, or a
          // caret that cannot be hidden where colours are forced.
          await expect(async () => {
            const [first, second] = servers.map(({url}) => url)
            const file = test.info().snapshotPath(picture, {kind: 'screenshot'})
            const options = {animations: 'disabled', fullPage: !show} as const
            await visit(first)
            await page.screenshot({path: file, ...options})
            await visit(second)
            const exactly = {threshold: 0, maxDiffPixels: 0, timeout: 5_000}
            await expect(page).toHaveScreenshot(picture, {...options, ...exactly})
          }).toPass({timeout: 30_000})
        })
      }
    })
  }
