import {describe, expect, it} from 'vitest'
import {readAnswer} from './protocol'

describe('readAnswer', () => {
  it.each([
    {type: 'ready'},
    {type: 'mounted'},
    {type: 'pong'},
    {type: 'height', height: 12.5},
    {type: 'failed', problem: {message: 'no', line: 3}},
    {type: 'problem', problem: {message: 'no'}},
    {type: 'checked', verdicts: [{title: 'a'}, {title: 'b', failure: 'no'}]},
  ])('reads %j', (answer) => {
    expect(readAnswer(answer)).toEqual(answer)
  })

  it.each([
    undefined,
    null,
    'mounted',
    {},
    {type: 'keep', run: 1},
    {type: 'height', height: '100vh'},
    {type: 'height', height: Infinity},
    {type: 'height', height: -1},
    {type: 'problem', problem: 'no'},
    {type: 'problem', problem: {message: {}}},
    {type: 'checked', verdicts: 'all'},
    {type: 'checked', verdicts: Array.from({length: 51}, () => ({title: 'a'}))},
  ])('ignores %j', (data) => {
    expect(readAnswer(data)).toBeUndefined()
  })

  it('drops properties that do not belong to an answer', () => {
    const line = '1; alert()'
    expect(readAnswer({type: 'pong', html: '<b>'})).toEqual({type: 'pong'})
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
    expect(readAnswer({type: 'failed', problem})).toEqual({
      type: 'failed',
      problem: {message: 'a'.repeat(1000)},
    })
  })
})
