// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {watchIntent} from './intent'

const onIntent = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  onIntent.mockClear()
  document.body.innerHTML = `
    <p>Text with a <a href="/docs"><b>link</b></a> and an <a id="anchor">anchor</a></p>
    <button class="early"><i>Search</i></button>
    <button id="copy"></button><input><select></select><textarea></textarea>
    <div role="button"></div><div role="tab"></div><pre data-interactive></pre>
    <summary></summary>`
  stop = watchIntent({except: '.early', isSlow: false, onIntent})
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

const controls = [
  'a[href] b',
  '#copy',
  'input',
  'select',
  'textarea',
  '[role="button"]',
  '[role="tab"]',
  'pre',
]
const ignored = ['p', '#anchor', 'summary', '.early i', '.early']

function dispatch(selector: string, event: Event): void {
  ;(document.querySelector(selector) ?? expect.fail()).dispatchEvent(event)
}

function point(type: string, selector: string, init: object = {}): void {
  const event = new MouseEvent(type, {bubbles: true})
  for (const [name, value] of Object.entries({pointerType: 'mouse', ...init}))
    Object.defineProperty(event, name, {value})
  dispatch(selector, event)
}

const move = (selector: string, init: object = {}) =>
  point('pointermove', selector, {movementX: 1, movementY: 0, ...init})
const press = (selector: string, key: string) =>
  dispatch(selector, new KeyboardEvent('keydown', {key, bubbles: true}))

describe('a pointer', () => {
  it('signals intent after 65 ms on a link', () => {
    move('a')
    vi.advanceTimersByTime(64)
    expect(onIntent).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onIntent).toHaveBeenCalledOnce()
  })

  it.each([
    ['pointerout', 'a'],
    ['scroll', 'a'],
    ['wheel', 'a'],
    ['pointermove', 'p'],
  ])('signals no intent after %s on %s', (type, selector) => {
    move('a')
    vi.advanceTimersByTime(40)
    point(type, selector, {movementX: 1})
    vi.advanceTimersByTime(1_000)
    expect(onIntent).not.toHaveBeenCalled()
  })

  it('signals no intent when the page scrolls under it, or when a finger moves', () => {
    move('a', {movementX: 0, movementY: 0})
    move('a', {pointerType: 'touch'})
    vi.advanceTimersByTime(1_000)
    expect(onIntent).not.toHaveBeenCalled()
    // A vertical movement of the pointer itself does signal intent.
    move('a', {movementX: 0, movementY: 2})
    vi.advanceTimersByTime(65)
    expect(onIntent).toHaveBeenCalledOnce()
  })

  it('signals no intent after watching has stopped', () => {
    move('a')
    stop()
    move('a')
    vi.advanceTimersByTime(1_000)
    expect(onIntent).not.toHaveBeenCalled()
  })
})

describe.each(['pointerdown', 'click', 'input', 'focusin'])('%s', (type) => {
  it.each(controls)('on %s signals intent', (selector) => {
    point(type, selector)
    expect(onIntent).toHaveBeenCalledOnce()
  })

  it.each(ignored)('on %s signals no intent', (selector) => {
    point(type, selector)
    expect(onIntent).not.toHaveBeenCalled()
  })
})

it('a touch signals no intent at first: it may become a scroll', () => {
  point('pointerdown', '#copy', {pointerType: 'touch'})
  expect(onIntent).not.toHaveBeenCalled()
})

describe('a key', () => {
  it('signals intent, wherever the focus is', () => {
    press('p', 'a')
    press('a', 'Enter')
    expect(onIntent).toHaveBeenCalledTimes(2)
  })

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('%s signals no intent', (key) => {
    press('p', key)
    expect(onIntent).not.toHaveBeenCalled()
  })
})

describe('on a slow connection', () => {
  beforeEach(() => {
    stop()
    stop = watchIntent({except: '.early', isSlow: true, onIntent})
  })

  it('anything short of a press signals no intent', () => {
    move('#copy')
    point('focusin', '#copy')
    vi.advanceTimersByTime(1_000)
    expect(onIntent).not.toHaveBeenCalled()
  })

  it('a press and a key signal intent', () => {
    point('click', '#copy')
    press('p', 'a')
    expect(onIntent).toHaveBeenCalledTimes(2)
  })
})
