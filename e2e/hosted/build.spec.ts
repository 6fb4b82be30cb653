import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {filesOf} from '../../tools/hosting/server'
import {builds, root} from '../builds'
import {publicEnv, secrets} from './environment'

const build = join(root, builds.configured.folder)

/** The files of the build that contain a text. */
function filesWith(text: string): string[] {
  return filesOf(build).filter((file) => readFileSync(join(build, file)).includes(text))
}

test('a build contains neither secrets of its environment nor the path of the repository', () => {
  // Finding the public key proves that the secrets would be found.
  expect(filesWith(publicEnv.ALGOLIA_API_KEY)).not.toEqual([])
  for (const secret of [...Object.values(secrets), root]) {
    expect(filesWith(secret), secret).toEqual([])
  }
})

test('the content security policy allows requests only to the site itself and to the provider', () => {
  const headers = readFileSync(join(build, '_headers'), 'utf8')
  const connectSources = /connect-src ([^;]*)/.exec(headers)?.[1]
  const hosts = connectSources?.split(' ').filter((source) => source !== "'self'") ?? []
  // Five hosts for search, and one for insights.
  expect(hosts).toHaveLength(6)
  for (const host of hosts) {
    expect(host).toMatch(
      /^https:\/\/(?:testapp\S*\.algolia(?:net)?\.(?:net|com)|insights\.algolia\.io)$/,
    )
  }
})
