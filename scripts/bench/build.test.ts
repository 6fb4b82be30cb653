import {tmpdir} from 'node:os'
import {expect, it} from 'vitest'
import {run} from './build'

const node = (script: string, timeout?: number) =>
  run(process.execPath, ['-e', script], tmpdir(), {timeout})

it('says why a program failed', async () => {
  await expect(node('console.log("fine")')).resolves.toBeUndefined()
  await expect(node('console.error("disk full"); process.exit(3)')).rejects.toThrow(
    'disk full',
  )
  await expect(
    node('console.error("FATAL ERROR: no memory left\\n 1: 0x1"); process.exit(134)'),
  ).rejects.toThrow(/failed:\nFATAL ERROR: no memory left$/)
  await expect(run('no-such-program', [], tmpdir())).rejects.toThrow('ENOENT')
})

it('ends a program that takes too long, even one that ignores requests to end', async () => {
  const deaf = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'
  await expect(node(deaf, 300)).rejects.toThrow('took longer than 0.3 s')
})
