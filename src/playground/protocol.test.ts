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
  ])('takes %j for nothing', (data) => {
    expect(readAnswer(data)).toBeUndefined()
  })

  it('drops what does not belong to an answer', () => {
    const line = '1; alert()'
    expect(readAnswer({type: 'pong', html: '<b>'})).toEqual({type: 'pong'})
    expect(readAnswer({type: 'problem', problem: {message: 'no', line}})).toEqual({
      type: 'problem',
      problem: {message: 'no'},
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
