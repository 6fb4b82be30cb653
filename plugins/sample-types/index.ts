import {execFile} from 'node:child_process'
import {copyFile, mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {EXAMPLES, PAGES} from '../samples/workspace'

const run = promisify(execFile)

/** Where the files are on the site, below the base URL. */
const publicFolder = 'assets/types'

/**
 * Docusaurus plugin: says what the identifiers of each TypeScript sample are, in a file a
 * sample that a page loads when a reader asks (src/components/CodeBlock). The compiler runs
 * beside the build, and only for samples that it has not seen.
 */
export default function sampleTypes({siteDir, baseUrl}: LoadContext): Plugin<undefined> {
  const folder = join(siteDir, 'node_modules', '.cache', 'sample-types')
  let described: Promise<string[]> = Promise.resolve([])

  const describe = async (): Promise<string[]> => {
    const args = ['--import', 'tsx', join(__dirname, 'run.ts'), siteDir, folder]
    const {stdout} = await run(process.execPath, args, {cwd: siteDir})
    return JSON.parse(stdout) as string[]
  }

  return {
    name: 'sample-types',
    getPathsToWatch: () => [...PAGES, EXAMPLES].map((pattern) => join(siteDir, pattern)),

    async loadContent() {
      await mkdir(folder, {recursive: true})
      described = describe()
      // A build hears of a failure when it waits for the files; a page of `start` has none.
      described.catch(() => undefined)
      return undefined
    },

    configureWebpack: (_config, isServer) =>
      isServer
        ? undefined
        : {
            mergeStrategy: {'devServer.static': 'append'},
            devServer: {
              static: [
                {directory: folder, publicPath: baseUrl + publicFolder, watch: false},
              ],
            },
          },

    async postBuild({outDir}) {
      const target = join(outDir, publicFolder)
      await mkdir(target, {recursive: true})
      for (const id of new Set(await described)) {
        const file = `${id}.json`
        await copyFile(join(folder, file), join(target, file))
      }
    },
  }
}
