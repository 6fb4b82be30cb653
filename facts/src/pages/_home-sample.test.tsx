import {expect, test} from 'vitest'
import {find, mutationsDuring, samplesOf, until} from '../../probes'
import {installedRenderer} from '../../render'

const sample = samplesOf(import.meta.filename)

// The page is a sample without text, so no fact can quote it.
test.skipIf(installedRenderer !== '18.x')(
  'hit writes one width and one text',
  async () => {
    const {hit} = sample<'hit', () => void>('createRoot(document.body)')
    await until(() => document.body.textContent !== '')
    const changes = mutationsDuring(document.body, hit)
    expect(changes).toEqual(['attributes', 'characterData'])
    expect(find(document, '.fill').style.width).toBe('90%')
    expect(document.body.textContent).toBe('90 HP')
  },
)
