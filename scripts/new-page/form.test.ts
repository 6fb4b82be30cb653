import {describe, expect, it, vi} from 'vitest'
import {fillForm, type Question} from './form'

const questions: Question[] = [
  {
    name: 'name',
    hint: 'a word',
    problem: (answer) => (answer.includes(' ') ? 'is more than a word' : undefined),
  },
  {
    name: 'slug',
    hint: 'an address',
    suggest: ({name = ''}) => name.toLowerCase(),
    problem: () => undefined,
  },
]

describe('fillForm', () => {
  it('takes flags, then suggestions, when nobody can be asked', async () => {
    expect(await fillForm(questions, {name: ' Ann '}, undefined, vi.fn())).toEqual({
      name: 'Ann',
      slug: 'ann',
    })
  })

  it('lists all that is wrong with the flags', async () => {
    const flags = {name: 'Ann Lee', slug: ' '}
    await expect(fillForm(questions, flags, undefined, vi.fn())).rejects.toThrow(
      '--name is more than a word\n--slug is missing: an address',
    )
  })

  it('asks for what flags leave open, again after a wrong answer', async () => {
    const typed = ['', 'Ann Lee', 'Ann', '']
    const ask = vi.fn(() => Promise.resolve(typed.shift() ?? ''))
    const tell = vi.fn()
    expect(await fillForm(questions, {}, ask, tell)).toEqual({name: 'Ann', slug: 'ann'})
    expect(tell.mock.calls.flat()).toEqual([
      'The name is missing: a word',
      'The name is more than a word',
    ])
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('does not ask for what a flag answers', async () => {
    const ask = vi.fn(() => Promise.resolve('b'))
    await fillForm(questions, {name: 'a'}, ask, vi.fn())
    expect(ask).toHaveBeenCalledExactlyOnceWith(questions[1], 'a')
  })
})
