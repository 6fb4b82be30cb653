import {expect, it} from 'vitest'
import {maxStored, readAnswer} from './protocol'

it.each([
  {type: 'alive'},
  {type: 'mounted', height: 0},
  {type: 'height', height: 12.5},
  {type: 'problem', problem: {message: 'no', line: 3}},
  {type: 'problem', problem: {message: 'no'}},
  {type: 'checked', verdicts: [{title: 'a'}, {title: 'b', failure: 'no'}]},
  {type: 'stored', entries: {coins: '3'}},
  {type: 'stored', entries: {}},
])('reads %j', (answer) => {
  expect(readAnswer(answer)).toEqual(answer)
})

it.each([
  undefined,
  null,
  'mounted',
  {},
  {type: 'mounted'},
  {type: 'height', height: '100vh'},
  {type: 'height', height: Infinity},
  {type: 'height', height: -1},
  {type: 'problem', problem: 'no'},
  {type: 'problem', problem: {message: {}}},
  {type: 'checked', verdicts: 'all'},
  {type: 'checked', verdicts: Array.from({length: 51}, () => ({title: 'a'}))},
  {type: 'stored', entries: {coins: 3}},
  {type: 'stored', entries: {coins: 'a'.repeat(maxStored)}},
])('ignores %j', (data) => {
  expect(readAnswer(data)).toBeUndefined()
})

it.each([
  [{type: 'alive', html: '<b>'}, {type: 'alive'}],
  [
    {type: 'problem', problem: {message: 'no', line: '1; alert()'}},
    {type: 'problem', problem: {message: 'no'}},
  ],
  [
    {type: 'problem', problem: {message: 'a'.repeat(5000)}},
    {type: 'problem', problem: {message: 'a'.repeat(1000)}},
  ],
  [
    {
      type: 'checked',
      verdicts: [{title: 'a', failure: 5, html: '<b>'}, {title: {}}, null],
    },
    {type: 'checked', verdicts: [{title: 'a'}]},
  ],
])(
  'reads only what belongs to an answer, and no more than can be shown',
  (data, answer) => {
    expect(readAnswer(data)).toEqual(answer)
  },
)
