import {expect, it} from 'vitest'
import {readSettings} from './settings'

it('compares all sites in two sizes unless told otherwise', () => {
  expect(readSettings([])).toMatchObject({
    sites: ['ours', 'stock', 'vitepress', 'starlight'],
    sizes: [1, 10],
    rounds: 3,
    builds: 3,
    limit: 900_000,
    print: false,
  })
})

it('puts sites and sizes in order', () => {
  const settings = readSettings(['--sites', 'starlight,ours', '--sizes', '50,1,10,1'])
  expect(settings).toMatchObject({sites: ['ours', 'starlight'], sizes: [1, 10, 50]})
})

it('refuses what it does not know', () => {
  expect(() => readSettings(['--sites', 'ours,hugo'])).toThrow('does not know hugo')
  expect(() => readSettings(['--sizes', '1,many'])).toThrow('--sizes')
  expect(() => readSettings(['--rounds', '0'])).toThrow('--rounds')
  expect(() => readSettings(['--limit', '1.5'])).toThrow('--limit')
  expect(readSettings(['--help'])).toBeUndefined()
})
