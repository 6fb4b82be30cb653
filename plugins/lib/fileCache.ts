import {fork} from 'node:child_process'
import {once} from 'node:events'
import {existsSync, readdirSync, rmSync, statSync, utimesSync} from 'node:fs'
import {copyFile, mkdir} from 'node:fs/promises'
import {dirname, join} from 'node:path'

/** The files to make: the name of each, and the item to make it from. */
export interface FileRequest<Item> {
  items: readonly (readonly [file: string, item: Item])[]
}

export type MadeFile = readonly [file: string, content: string | Buffer]

/** The default export of a module that makes files. */
export type FileMaker<Request> = (
  request: Request,
) => Iterable<MadeFile> | AsyncIterable<MadeFile>

/** A file that no build has asked for is kept for this long: 30 days, in milliseconds. */
const maxAge = 30 * 24 * 60 * 60 * 1000

/** Gives the files that a build asks for today's date, and deletes those whose date is old. */
function prune(folder: string, wanted: ReadonlyMap<string, unknown>): void {
  if (!existsSync(folder)) return
  const now = new Date()
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    // Another build may delete the file in the meantime.
    const modified = statSync(file, {throwIfNoEntry: false})?.mtimeMs
    if (modified === undefined) continue
    if (now.getTime() - modified > maxAge && !wanted.has(name))
      rmSync(file, {force: true})
    else if (wanted.has(name)) utimesSync(file, now, now)
  }
}

/**
 * Caches files that are slow to make, and makes missing files in a separate process, in
 * parallel with the bundler. The files are in node_modules, so that they are deleted
 * with the packages that made them.
 *
 * @param name name of the folder; error messages call the files by that name
 * @param maker path of the TypeScript module that makes them
 */
export function createFileCache(siteDir: string, name: string, maker: string) {
  const folder = join(siteDir, 'node_modules', '.cache', name)
  let making: Promise<void> = Promise.resolve()

  const run = async (request: object): Promise<void> => {
    // Unlike `--import tsx`, this starts no thread for ES modules.
    const execArgv = [...process.execArgv, '--require', 'tsx/cjs']
    const child = fork(join(__dirname, 'fileCacheProcess.ts'), [maker, folder], {
      execArgv,
    })
    child.send(request)
    const [code] = (await once(child, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`The ${name} could not be made; the cause is above.`)
  }

  const copy = async (targets: ReadonlyMap<string, string>) => {
    await making
    await Promise.all(
      [...targets].map(async ([target, file]) => {
        await mkdir(dirname(target), {recursive: true})
        await copyFile(join(folder, file), target)
      }),
    )
  }

  return {
    folder,

    /**
     * Starts making the missing files.
     *
     * @param items the item for each file, by file name; a changed item needs a new name
     */
    make<Item>(items: ReadonlyMap<string, Item>, settings?: object): void {
      prune(folder, items)
      const missing = [...items].filter(([file]) => !existsSync(join(folder, file)))
      if (missing.length === 0) return
      making = run({...settings, items: missing} satisfies FileRequest<Item>)
      // Copying reports a failure; `npm start` copies nothing and goes on without the files.
      making.catch(() => undefined)
    },

    /**
     * Waits until all files are made, and copies some of them.
     *
     * @param targets file names, by the absolute paths of their copies
     */
    copy,

    /**
     * The hooks of a plugin that put files into a folder of the site.
     *
     * @param publicFolder path below the base URL
     * @param files returns the names of the files
     */
    publish: (baseUrl: string, publicFolder: string, files: () => readonly string[]) => ({
      configureWebpack: (_config: unknown, isServer: boolean) => {
        const publicPath = baseUrl + publicFolder
        const served = {static: [{directory: folder, publicPath, watch: false}]}
        return isServer
          ? {}
          : {mergeStrategy: {'devServer.static': 'append'} as const, devServer: served}
      },
      postBuild: ({outDir}: {outDir: string}) =>
        copy(new Map(files().map((file) => [join(outDir, publicFolder, file), file]))),
    }),
  }
}
