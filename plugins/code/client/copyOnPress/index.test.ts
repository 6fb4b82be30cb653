// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {copyOnPress} from '.'

const writeText = vi.fn()
const others = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {clipboard: {writeText}})
  document.body.innerHTML =
    '<p id="announcer"></p><section><pre><code>a <b>b</b></code></pre>' +
    '<button data-state="idle" aria-label="Copy code">Copy</button></section>'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const button = () => document.querySelector('button') ?? expect.fail()

it.each([
  ['Copied', () => Promise.resolve()],
  ['Failed', () => Promise.reject(new Error('denied'))],
])('copies code, and says what has happened: %s', async (message, write) => {
  writeText.mockImplementation(write)
  const text = button().firstChild
  const {stop} = copyOnPress()
  document.addEventListener('click', others, {once: true})
  button().click()
  await vi.advanceTimersByTimeAsync(0)
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a b')
  expect(button()).toMatchObject({textContent: message, ariaLabel: message})
  expect(document.querySelector('#announcer')?.textContent).toBe(message)
  await vi.advanceTimersByTimeAsync(2000)
  expect(button()).toMatchObject({textContent: 'Copy', ariaLabel: 'Copy code'})
  expect(button().firstChild).toBe(text)
  expect(others).not.toHaveBeenCalled()
  stop()
})

it('leaves the button as it was when it stops, and to React from then on', async () => {
  writeText.mockResolvedValue(undefined)
  const {stop} = copyOnPress()
  button().click()
  await vi.advanceTimersByTimeAsync(0)
  const before = button().textContent
  stop()
  expect([before, button().textContent]).toEqual(['Copied', 'Copy'])
  button().ariaLabel = 'Copied by React'
  await vi.advanceTimersByTimeAsync(2000)
  expect(button().ariaLabel).toBe('Copied by React')
})

it.each([
  ['once stopped', () => copyOnPress().stop()],
  [
    'without a clipboard',
    () => {
      vi.stubGlobal('navigator', {})
      copyOnPress()
    },
  ],
])('leaves a press to others %s', (_when, prepare) => {
  prepare()
  document.addEventListener('click', others, {once: true})
  button().click()
  expect(writeText).not.toHaveBeenCalled()
  expect(others).toHaveBeenCalledOnce()
})
