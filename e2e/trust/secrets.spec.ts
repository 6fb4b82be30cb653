import {execFile} from 'node:child_process'
import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {expect, test} from '@playwright/test'

const root = join(__dirname, '..', '..')
const docusaurus = join(
  root,
  'node_modules',
  '@docusaurus',
  'core',
  'bin',
  'docusaurus.mjs',
)

/** What a deployment may have around a build. The search key is public, the rest is not. */
const searchKey = 'search-key-0123456789'
const secrets = {
  ALGOLIA_WRITE_KEY: 'write-key-0123456789',
  ALGOLIA_ADMIN_KEY: 'admin-key-0123456789',
  GITHUB_TOKEN: 'github-token-0123456789',
  NPM_TOKEN: 'npm-token-0123456789',
}

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
  // It is a whole build.
  test.describe.configure({mode: 'serial', timeout: 240_000})

  let out: string
  let files: Map<string, string>

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    out = await mkdtemp(join(tmpdir(), 'secrets-'))
    await promisify(execFile)(process.execPath, [docusaurus, 'build', '--out-dir', out], {
      cwd: root,
      env: {
        ...process.env,
        ...secrets,
        ALGOLIA_APP_ID: 'APPID',
        ALGOLIA_API_KEY: searchKey,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-secrets',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    })
    files = await readAll(out)
  })

  test.afterAll(() => rm(out, {recursive: true, force: true}))

  test('has the public key, which shows that the search for the others works', () => {
    expect(filesWith(files, searchKey)).not.toEqual([])
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
    const policy = /connect-src ([^;]*)/.exec(files.get(join(out, '_headers')) ?? '')?.[1]
    const hosts = policy?.split(' ').filter((source) => source !== "'self'") ?? []
    expect(hosts).toHaveLength(5)
    for (const host of hosts)
      expect(host).toMatch(/^https:\/\/appid.*\.algolia(net)?\.(net|com)$/)
  })
})
