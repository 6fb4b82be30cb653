import {execFileSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {globSync} from 'tinyglobby'
import {publicEnv, secrets} from './hosted/environment'

export const root = join(__dirname, '..')

/** The Docusaurus CLI, for Node.js to run. */
export const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')

/** Whether the tests run on unoptimised builds (ARCHITECTURE.md, "Internals"). */
const unoptimised = process.env.UNOPTIMISED === 'true'
const suffix = unoptimised ? '-unoptimised' : ''

/** A build of the site that tests run on. */
interface Build {
  /** Folder of the build, relative to the repository. */
  folder: string
  /** The path it is served under, with slashes at both ends. */
  baseUrl: string
  /** Folder of the site, relative to the repository. The default is the repository. */
  siteDir?: string
  /** Configuration file, relative to the repository. */
  config: string
  /** Globs of the files that the build depends on besides `commonInputs`. */
  inputs: readonly string[]
  env: Record<string, string>
}

/** The site's origin in the absolute URLs of its pages and files. */
export const siteOrigin = 'https://react-facet.mojang.com'

/** Explicit defaults, so that neither the shell nor `.env` changes these variables. */
export const unconfigured = {
  SITE_URL: siteOrigin,
  BASE_URL: '/',
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  ALGOLIA_INSIGHTS: '',
}

/** Globs of the files that each build depends on. */
const commonInputs = [
  'plugins/**/!(*.test.*)',
  'src/css/**',
  'e2e/builds.ts',
  'package.json',
  'package-lock.json',
]

/** Globs of what this site is made of. */
const siteInputs = [
  '{docs,blog,static,types}/**',
  'src/**/!(*.test.*)',
  '{docusaurus.config,sidebars,siteParts,babel.config}.{ts,js}',
  '.env',
]

/** The builds by name. The Playwright project `build <name>` makes one of them. */
export const builds = {
  site: {
    folder: `build${suffix}`,
    baseUrl: '/',
    config: 'docusaurus.config.ts',
    inputs: siteInputs,
    env: unconfigured,
  },
  // Turns on the options that the site leaves off, and uses the hosted search engine.
  // It is served below the root of its host, like a project on GitHub Pages.
  configured: {
    folder: `build-configured${suffix}`,
    baseUrl: '/sub/path/',
    config: 'e2e/configured/docusaurus.config.ts',
    inputs: [
      ...siteInputs,
      'e2e/configured/**/!(*.spec.ts)',
      'e2e/hosted/environment.ts',
    ],
    env: {...unconfigured, ...publicEnv, ...secrets, BASE_URL: '/sub/path/'},
  },
  // Another site, with the plugins that do not depend on this one.
  'second-site': {
    folder: `build-second-site${suffix}`,
    baseUrl: '/cook/',
    siteDir: 'e2e/second-site/site',
    config: 'e2e/second-site/site/docusaurus.config.ts',
    inputs: [
      'e2e/second-site/site/**',
      '!e2e/second-site/site/{.docusaurus*,node_modules}/**',
    ],
    env: {},
  },
} satisfies Record<string, Build>

export type BuildName = keyof typeof builds

/** Where Docusaurus writes the generated files of a build, relative to the folder of the site. */
export function generatedFolder(name: BuildName): string {
  return name === 'site' ? `.docusaurus${suffix}` : `.docusaurus-${name}${suffix}`
}

/** The hash of a build's files, configuration and variables. */
function contentHash({config, env, inputs}: Build): string {
  const hash = createHash('sha256').update(JSON.stringify([config, env, unoptimised]))
  const files = globSync([...commonInputs, ...inputs], {cwd: root, dot: true})
  for (const file of files.sort()) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Runs Docusaurus; its output goes to the terminal. */
function runBuild(name: BuildName): void {
  const {folder, siteDir = '.', config, env}: Build = builds[name]
  execFileSync(
    process.execPath,
    [
      // Like `npm run build`.
      '--max-semi-space-size=64',
      docusaurus,
      'build',
      siteDir,
      '--config',
      join(root, config),
      '--out-dir',
      join(root, folder),
      // Minifying doubles the time, and the build `site` already covers it.
      ...(name === 'site' ? [] : ['--no-minify']),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generatedFolder(name),
        // Otherwise builds would share a cache that stores paths of generated files.
        ...(name === 'site' && !unoptimised
          ? {}
          : {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
}

/**
 * Makes a build, unless the last one had the same hash.
 *
 * @throws when the build fails
 */
export function ensureBuild(name: BuildName): void {
  const build = builds[name]
  const sitemap = join(root, build.folder, 'sitemap.xml')
  const stamp = join(root, 'node_modules/.cache/e2e', `${build.folder}.txt`)
  const hash = contentHash(build)
  // `mtimeMs` shows whether something else, such as `npm run build`, has rebuilt this folder.
  const currentStamp = () => `${hash} ${statSync(sitemap).mtimeMs}`
  const isCurrent =
    existsSync(sitemap) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === currentStamp()
  if (isCurrent) return
  runBuild(name)
  mkdirSync(dirname(stamp), {recursive: true})
  writeFileSync(stamp, currentStamp())
}
