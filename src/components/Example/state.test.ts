import {expect, it} from 'vitest'
import {initialState, reduce, type Action} from './state'

const Playground = () => null
const opened: Action = {type: 'editor opened', original: 'source'}

const after = (...actions: Action[]) => actions.reduce(reduce, initialState)

it('stays failed when the program that threw is mounted afterwards', () => {
  const error = new Error('no picture')
  const state = after({type: 'wanted'}, {type: 'threw', error}, {type: 'mounted'})
  expect(state.program).toEqual({status: 'failed', error})
  expect(reduce(state, {type: 'restarted'}).program).toEqual({status: 'waiting'})
})

it('replaces the stage once a program of the editor has run', () => {
  const loaded = after(opened, {type: 'editor loaded', Playground})
  expect(loaded.editor).toEqual({status: 'loading', original: 'source', Playground})
  expect(reduce(loaded, {type: 'editor ran'}).editor.status).toBe('ready')
})

it('starts the page’s program when the editor is closed', () => {
  const state = after({type: 'mounted'}, opened, {type: 'editor closed'})
  expect(state).toEqual({...initialState, run: 1})
})

it.each<Action>([
  {type: 'editor loaded', Playground},
  {type: 'editor ran'},
  {type: 'editor missed'},
])('ignores $type when the editor was closed meanwhile', (late) => {
  const closed = after(opened, {type: 'editor closed'})
  expect(reduce(closed, late)).toBe(closed)
})
