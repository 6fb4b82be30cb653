import {expect, it} from 'vitest'
import {maxEntries, maxSteps} from './trace'
import {readAnswer} from './protocol'

const step = {depth: 1, said: ['', 'health', ' 100'], line: 3, stops: true, rule: 2}
const entry = {id: 1, title: ['Hit'], steps: [step], more: 0, summary: ['0 renders']}
const read = (entries: unknown) => readAnswer({type: 'traced', entries})

it('reads entries, and drops what does not belong to them', () => {
  expect(read([{...entry, html: '<b>'}])).toEqual({type: 'traced', entries: [entry]})
  const bad = {depth: 0, said: ['a'], line: 'x', rule: 10, stops: 'yes'}
  expect(read([{...entry, steps: [bad]}])).toEqual({
    type: 'traced',
    entries: [{...entry, steps: [{depth: 0, said: ['a']}]}],
  })
})

it.each([
  {...entry, id: -1},
  {...entry, title: 'Hit'},
  {...entry, summary: [1]},
  {...entry, more: Infinity},
  {...entry, steps: Array.from({length: maxSteps + 1}, () => step)},
  null,
])('ignores the entry %j', (bad) => {
  expect(read([bad])).toEqual({type: 'traced', entries: []})
})

it('ignores too many entries', () => {
  expect(read('all')).toBeUndefined()
  expect(read(Array.from({length: maxEntries + 1}, () => entry))).toBeUndefined()
})
