import {describe, expect, it} from 'vitest'
import {lineAt, lineOfError, messageOf} from './problem'

describe('lineOfError', () => {
  it.each([
    [
      'Chromium',
      'Error: no\n    at Counter (a-b.tsx:7:9)\n    at mount (about:srcdoc:3:1)',
      7,
    ],
    ['Firefox', 'Counter@a-b.tsx:7:9\nmount@about:srcdoc:3:1\n', 7],
    ['a stack through other code', 'at x (about:srcdoc:1:2)\n at a-b.tsx:12:3', 12],
  ])('reads the line from %s', (_source, stack, line) => {
    expect(lineOfError({stack}, 'a-b.tsx')).toBe(line)
  })

  it('gives no line if the stack is missing or names another file', () => {
    expect(lineOfError({stack: undefined}, 'a-b.tsx')).toBeUndefined()
    expect(lineOfError({stack: 'at x (not-a-b.tsx:1:2)'}, 'a-b.tsx')).toBeUndefined()
  })

  it('reads the `line` of a WebKit error that evaluated code threw: for such code, stacks have no positions', () => {
    const inProgram = {stack: 'Counter@\n@\nmount@about:srcdoc:3:1', line: 7}
    expect(lineOfError(inProgram, 'a-b.tsx')).toBe(7)
    const elsewhere = {stack: 'check@about:srcdoc:9:1\nCounter@\n', line: 9}
    expect(lineOfError(elsewhere, 'a-b.tsx')).toBeUndefined()
  })

  it.each([undefined, null, 'no error', {line: 7}])('gives no line for %j', (thrown) => {
    expect(lineOfError(thrown, 'a-b.tsx')).toBeUndefined()
  })
})

describe('messageOf', () => {
  it('explains React error 31 and says how to show a facet', () => {
    const error = new Error('Minified React error #31; visit https://reactjs.org/docs/x')
    expect(messageOf(error)).toBe(
      'Objects are not valid as a React child. Show a facet with <fast-text text={facet} />.',
    )
  })

  it('gives other errors as text', () => {
    expect(messageOf(new TypeError('no'))).toBe('TypeError: no')
    expect(messageOf('no')).toBe('no')
  })
})

it('counts lines from one', () => {
  expect(lineAt('a\nb\nc', 0)).toBe(1)
  expect(lineAt('a\nb\nc', 4)).toBe(3)
})
