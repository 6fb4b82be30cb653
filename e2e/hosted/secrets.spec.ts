import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {builds, root} from '../builds'
import {published, secrets} from './environment'

const build = join(root, builds.hosted.folder)

/** Every file of a folder, as text. */
async function readAll(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name))
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(file, 'latin1')] as const),
    ),
  )
}

function filesWith(files: ReadonlyMap<string, string>, text: string): string[] {
  return [...files].filter(([, content]) => content.includes(text)).map(([file]) => file)
}

test.describe('a build among secrets', () => {
  test.describe.configure({mode: 'serial'})

  let files: Map<string, string>

  test.beforeAll(async () => {
    files = await readAll(build)
  })

  test('has the public key, which shows that the search for the others works', () => {
    expect(filesWith(files, published.ALGOLIA_API_KEY)).not.toEqual([])
  })

  for (const [name, value] of Object.entries(secrets)) {
    test(`has no ${name}`, () => {
      expect(filesWith(files, value)).toEqual([])
    })
  }

  test('does not tell where it was made', () => {
    expect(filesWith(files, root)).toEqual([])
  })

  test('lets its pages ask the provider, and nobody else', () => {
    const headers = files.get(join(build, '_headers')) ?? ''
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
})
