import {mkdtemp, readdir, readFile, stat} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {beforeAll, expect, it} from 'vitest'
import {writeAtomically} from './writeAtomically'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'write-'))
})

it('makes the folder, leaves no temporary file, and does not rewrite the same content', async () => {
  const file = join(root, 'a', 'b.json')
  await writeAtomically(file, 'one')
  await writeAtomically(file, 'two')
  const {ino, mtimeMs} = await stat(file)
  await writeAtomically(file, 'two')
  expect(await readFile(file, 'utf8')).toBe('two')
  expect(await stat(file)).toMatchObject({ino, mtimeMs})
  expect(await readdir(dirname(file))).toEqual(['b.json'])
})
