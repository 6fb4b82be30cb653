import {tmpdir} from 'node:os'
import {expect, it} from 'vitest'
import {run} from './run'

const node = (script: string) => run(process.execPath, ['-e', script], tmpdir())

it('says how a program ended that fails', async () => {
  await expect(node('console.log("fine")')).resolves.toBeUndefined()
  await expect(node('console.error("no space left"); process.exit(3)')).rejects.toThrow(
    'no space left',
  )
  await expect(
    node('console.error("FATAL ERROR: no memory left\\n 1: 0x1"); process.exit(134)'),
  ).rejects.toThrow(/failed:\nFATAL ERROR: no memory left$/)
  await expect(run('no-such-program', [], tmpdir())).rejects.toThrow('ENOENT')
})

it('ends a program that takes too long', async () => {
  const waiting = run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], tmpdir(), {
    limit: 300,
  })
  await expect(waiting).rejects.toThrow('was ended after 0.3 seconds')
})
