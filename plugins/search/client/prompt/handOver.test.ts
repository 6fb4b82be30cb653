// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {isReading, takeQuery, watchPointer} from './handOver'

let prompt: HTMLDialogElement
let taken: string | undefined | null

/** Calls `takeQuery`; `taken` is null until that resolves, and then its result. */
function take(): void {
  taken = null
  void takeQuery(prompt).then((query) => (taken = query))
}

function type(query: string): void {
  const input = prompt.querySelector('input') ?? expect.fail()
  input.value = query
  input.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true}))
}

/** Adds a list in which the reader has moved on from the first hit; returns that hit. */
function addList(): HTMLElement {
  const list = '<div class="DocSearch-Dropdown"><li aria-selected="false"></div>'
  prompt.insertAdjacentHTML('beforeend', list)
  return prompt.querySelector('li') ?? expect.fail()
}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<dialog open><input></dialog>'
  prompt = document.querySelector('dialog') ?? expect.fail()
  prompt.close = () => (prompt.open = false)
  watchPointer(prompt)
})
afterEach(() => vi.useRealTimers())

test('a query is taken when the reader pauses for 400 ms', async () => {
  type('ma')
  take()
  await vi.advanceTimersByTimeAsync(300)
  type('map')
  await vi.advanceTimersByTimeAsync(300)
  expect(taken).toBeNull()
  await vi.advanceTimersByTimeAsync(100)
  expect(taken).toBe('map')
  expect(prompt.open).toBe(false)
  expect(prompt.isConnected).toBe(false)
})

test('an empty query is taken at once', async () => {
  take()
  await vi.advanceTimersByTimeAsync(0)
  expect(taken).toBe('')
  expect(prompt.isConnected).toBe(false)
})

test('no query is taken while the reader is using the results', async () => {
  type('map')
  const hit = addList()
  take()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(taken).toBeNull()
  // The reader returns to the first hit.
  hit.ariaSelected = 'true'
  await vi.advanceTimersByTimeAsync(100)
  expect(taken).toBe('map')
})

test('no query is taken from a closed prompt', async () => {
  type('map')
  take()
  prompt.open = false
  await vi.advanceTimersByTimeAsync(100)
  expect(taken).toBeUndefined()
})

test('a reader is using the results after scrolling or focusing them', () => {
  expect(isReading(prompt)).toBe(false)
  const hit = addList()
  hit.ariaSelected = 'true'
  expect(isReading(prompt)).toBe(false)
  const list = hit.parentElement ?? expect.fail()
  list.scrollTop = 1
  expect(isReading(prompt)).toBe(true)
  list.scrollTop = 0
  hit.tabIndex = 0
  hit.focus()
  expect(isReading(prompt)).toBe(true)
})

test('a reader is using the results while the pointer that was moved there is on them', () => {
  const hit = addList()
  hit.ariaSelected = 'true'
  const heard = vi.fn()
  hit.addEventListener('pointermove', heard)
  const move = (target: Element, type: string, movementX: number) => {
    const event = new MouseEvent(type, {bubbles: true})
    Object.defineProperties(event, {movementX: {value: movementX}, movementY: {value: 0}})
    target.dispatchEvent(event)
  }
  // The list appears under a pointer that lies there.
  move(hit, 'pointermove', 0)
  expect(heard).not.toHaveBeenCalled()
  expect(isReading(prompt)).toBe(false)
  move(hit, 'pointermove', 1)
  expect(heard).toHaveBeenCalledOnce()
  expect(isReading(prompt)).toBe(true)
  move(prompt, 'pointermove', 1)
  expect(isReading(prompt)).toBe(false)
  move(hit, 'wheel', 0)
  expect(isReading(prompt)).toBe(true)
  prompt.querySelector('input')?.dispatchEvent(new Event('input', {bubbles: true}))
  expect(isReading(prompt)).toBe(false)
})
