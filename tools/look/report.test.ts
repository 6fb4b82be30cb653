import {mkdtempSync, readdirSync, readFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {writeReport} from './report'

test('the page says how many pictures differ, and shows those, or why there are none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'look-'))
  const [a, b] = [Buffer.from('a'), Buffer.from('b')]
  const summary = writeReport(
    folder,
    ['main', '<tree>'],
    [
      {name: 'the same', pictures: [a, a], differs: false},
      {name: 'another', pictures: [a, b], differs: true},
      {name: 'missing', pictures: [a, new Error('no <menu>')], differs: true},
    ],
  )
  expect(summary).toBe('2 of 3 pictures differ.')
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  expect(page).toContain(`<h1>${summary}</h1>\n<p>A: main<br>B: &lt;tree></p>`)
  expect(page).toContain('B: no &lt;menu>')
  expect(page).toContain('<li>the same</li>')
  expect(page.match(/<img src="1-[ab]\.png"/g)).toHaveLength(6)
  expect(readFileSync(join(folder, '1-b.png'))).toEqual(b)
  expect(readdirSync(folder)).not.toContain('3-a.png')
})
