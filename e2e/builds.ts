import {spawn} from 'node:child_process'
import {createHash} from 'node:crypto'
import {once} from 'node:events'
import {readFileSync} from 'node:fs'
import {mkdir, readFile, stat, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {globSync} from 'tinyglobby'
import {published, secrets} from './hosted/environment'

export const root = join(__dirname, '..')

/** Tests the site without what touches the inside of Docusaurus (CONTRIBUTING.md). */
const stock = process.env.STOCK === 'true'
const suffix = stock ? '-stock' : ''

/** A build of the site that tests are run on. */
interface Build {
  /** Folder of the build, relative to the repository. */
  folder: string
  /** Path that it is served under, with slashes at both ends. */
  baseUrl: string
  /** Folder of the site, relative to the repository, which is the site if there is none. */
  siteDir?: string
  /** Configuration file, relative to the repository. */
  config: string
  env: Record<string, string>
}

/** What is configured where nothing is, so that no shell and no `.env` changes it. */
export const unconfigured = {
  SITE_URL: 'https://react-facet.mojang.com',
  BASE_URL: '/',
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  ALGOLIA_INSIGHTS: '',
}

const siteConfig = 'docusaurus.config.ts'
const configuredConfig = 'e2e/configured/docusaurus.config.ts'

/** Every build, by the name of the set-up project that makes it. */
export const builds = {
  site: {folder: `build${suffix}`, baseUrl: '/', config: siteConfig, env: unconfigured},
  // Not at the root, as on GitHub Pages.
  configured: {
    folder: `build-configured${suffix}`,
    baseUrl: '/sub/path/',
    config: configuredConfig,
    env: {...unconfigured, BASE_URL: '/sub/path/'},
  },
  hosted: {
    folder: `build-hosted${suffix}`,
    baseUrl: '/',
    config: configuredConfig,
    env: {...unconfigured, ...published, ...secrets},
  },
  // Another site with the same plugins.
  elsewhere: {
    folder: `build-elsewhere${suffix}`,
    baseUrl: '/',
    siteDir: 'e2e/elsewhere/site',
    config: 'e2e/elsewhere/site/docusaurus.config.ts',
    env: {},
  },
} satisfies Record<string, Build>

export type BuildName = keyof typeof builds

/** Where Docusaurus writes the generated files of a build, relative to the repository. */
export function generatedFolder(name: BuildName): string {
  return name === 'site' ? `.docusaurus${suffix}` : `.docusaurus-${name}${suffix}`
}

/** What a build is made of. */
const sources = [
  '{docs,blog,static,types}/**',
  '{src,plugins}/**/!(*.test.*)',
  'e2e/{configured,elsewhere}/**/!(*.spec.ts)',
  '!e2e/elsewhere/site/{.docusaurus*,node_modules}/**',
  '{docusaurus.config,sidebars,babel.config}.{ts,js}',
  'package.json',
  'package-lock.json',
  '.env',
]

/** The hash of all that a build is made of. */
function contentHash({config, env}: Build): string {
  const hash = createHash('sha256').update(JSON.stringify([config, env, stock]))
  for (const file of globSync(sources, {cwd: root, dot: true}).sort()) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Runs Docusaurus; its output goes to the terminal. */
async function runBuild(name: BuildName): Promise<void> {
  const {folder, siteDir = '.', config, env}: Build = builds[name]
  const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  const child = spawn(
    process.execPath,
    // As `npm run build`.
    [
      '--max-semi-space-size=64',
      docusaurus,
      'build',
      siteDir,
      '--config',
      join(root, config),
      '--out-dir',
      join(root, folder),
      // Twice as quick. What minifying changes shows in the build of the site.
      ...(name === 'site' ? [] : ['--no-minify']),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder(name),
        // The bundler's cache is the site's: it remembers where generated files were.
        ...(name === 'site' && !stock ? {} : {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The build "${name}" failed; the cause is above.`)
}

/**
 * Makes a build, unless nothing has changed since the last one.
 *
 * @returns whether it had to be made
 * @throws when the build fails
 */
export async function ensureBuild(name: BuildName): Promise<boolean> {
  const build = builds[name]
  const stamp = join(root, 'node_modules/.cache/e2e', `${build.folder}.txt`)
  const hash = contentHash(build)
  // The time of the build tells one that others have made in the same folder since.
  const stampOf = async () => {
    const {mtimeMs} = await stat(join(root, build.folder, 'sitemap.xml'))
    return `${hash} ${mtimeMs}`
  }
  const known = await readFile(stamp, 'utf8').catch(() => undefined)
  if (known !== undefined && known === (await stampOf().catch(() => ''))) return false
  await runBuild(name)
  await mkdir(dirname(stamp), {recursive: true})
  await writeFile(stamp, await stampOf())
  return true
}
