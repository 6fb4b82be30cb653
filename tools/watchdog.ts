// A Vitest setup file. A test that never yields, such as one with an endless loop, blocks the
// thread that Vitest's own timeout needs. A second thread names the test and ends the process.
import {Worker} from 'node:worker_threads'
import {afterAll, afterEach, beforeEach, expect} from 'vitest'

/** The running test or import, and the milliseconds after which the process is ended. */
interface Watched {
  name: string
  limit: number
}

/** Milliseconds after Vitest's own limit: Vitest itself reports a slow test that does yield. */
const grace = 5_000

/** Milliseconds for an import, which compiles the test file and the code that it tests. */
const importLimit = 300_000

const watchdog = `
  const {writeSync} = require('node:fs')
  const {parentPort} = require('node:worker_threads')
  let timer
  parentPort.on('message', (watched) => {
    clearTimeout(timer)
    if (!watched) return
    timer = setTimeout(() => {
      writeSync(2, '\\nEnded after ' + watched.limit + ' ms: ' + watched.name + '\\n')
      process.kill(process.pid, 'SIGKILL')
    }, watched.limit)
  })
`

/** The process runs this file again for each test file, and keeps one watchdog. */
const kept = globalThis as {watchdog?: Worker}
kept.watchdog ??= new Worker(watchdog, {eval: true})
kept.watchdog.unref()

function watch(watched?: Watched): void {
  kept.watchdog?.postMessage(watched)
}

function watchFile(): void {
  watch({name: expect.getState().testPath ?? 'a test file', limit: importLimit})
}

watchFile()
beforeEach(({task}) =>
  watch({name: `${task.file.name} > ${task.fullTestName}`, limit: task.timeout + grace}),
)
afterEach(watchFile)
afterAll(() => watch())
