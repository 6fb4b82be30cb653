import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {rspack} from '@docusaurus/faster'
import {expect, it, vi} from 'vitest'
import {bundle} from './bundle'
import {emitFiles} from './emitFiles'
import {writeTestSite} from './test/writeTestSite'

it('emits a bundle again when a module that it imports changes', async () => {
  const root = writeTestSite({
    'page.js': 'document.title = "page"',
    'first.ts': "import {word} from './word'\nalert(word)",
    'word.ts': "export const word = 'old'",
  })
  const plugin = emitFiles('test', async () => {
    const {script, inputs} = await bundle(join(root, 'first.ts'), {format: 'iife'})
    return {files: {'assets/first.js': script}, inputs}
  })
  const compiler = rspack({
    mode: 'development',
    context: root,
    entry: './page.js',
    output: {path: join(root, 'out')},
    plugins: [plugin],
  })
  const emitted = () => readFile(join(root, 'out/assets/first.js'), 'utf8')
  const watching = compiler.watch({aggregateTimeout: 1}, () => undefined)
  try {
    await vi.waitFor(async () => expect(await emitted()).toContain('old'), 30_000)
    await writeFile(join(root, 'word.ts'), "export const word = 'new'")
    await vi.waitFor(async () => expect(await emitted()).toContain('new'), 30_000)
  } finally {
    await new Promise<void>((done) => watching.close(() => done()))
  }
})
