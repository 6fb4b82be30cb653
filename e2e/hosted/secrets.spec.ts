import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {filesOf} from '../../tools/hosting/server'
import {builds, root} from '../builds'
import {published, secrets} from './environment'

const build = join(root, builds.hosted.folder)

/** The files of the build that have a text in them. */
function filesWith(text: string): string[] {
  return filesOf(build).filter((file) => readFileSync(join(build, file)).includes(text))
}

test('a build among secrets has none of them, and does not tell where it was made', () => {
  // The key that everybody may see shows that the search for the others works.
  expect(filesWith(published.ALGOLIA_API_KEY)).not.toEqual([])
  for (const secret of [...Object.values(secrets), root]) {
    expect(filesWith(secret), secret).toEqual([])
  }
})

test('pages may ask the provider, and nobody else', () => {
  const headers = readFileSync(join(build, '_headers'), 'utf8')
  const policy = /connect-src ([^;]*)/.exec(headers)?.[1]
  const hosts = policy?.split(' ').filter((source) => source !== "'self'") ?? []
  // Five for search, and the one that is told what readers view.
  expect(hosts).toHaveLength(6)
  for (const host of hosts) {
    expect(host).toMatch(
      /^https:\/\/(?:testapp\S*\.algolia(?:net)?\.(?:net|com)|insights\.algolia\.io)$/,
    )
  }
})
