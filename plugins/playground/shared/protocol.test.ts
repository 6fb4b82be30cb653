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

it('drops properties that do not belong to an answer', () => {
  const line = '1; alert()'
  expect(readAnswer({type: 'alive', html: '<b>'})).toEqual({type: 'alive'})
  expect(readAnswer({type: 'problem', problem: {message: 'no', line}})).toEqual({
    type: 'problem',
    problem: {message: 'no'},
  })
})

it('keeps only verdicts with a title, and only their texts', () => {
  const verdicts = [{title: 'a', failure: 5, html: '<b>'}, {title: {}}, null]
  expect(readAnswer({type: 'checked', verdicts})).toEqual({
    type: 'checked',
    verdicts: [{title: 'a'}],
  })
})

it('cuts a message that is too long to show', () => {
  const problem = {message: 'a'.repeat(5000)}
  expect(readAnswer({type: 'problem', problem})).toEqual({
    type: 'problem',
    problem: {message: 'a'.repeat(1000)},
  })
})
