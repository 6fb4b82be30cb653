// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {watchIntent} from './intent'

const onIntent = vi.fn()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  onIntent.mockClear()
  document.body.innerHTML = '<p>Text with a <a href="/docs">link</a></p>'
  stop = watchIntent({isSparing: false, onIntent})
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

function point(type: 'pointermove' | 'pointerout', selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, {bubbles: true}))
}

it('starts when a pointer has rested on a link for 65 ms', () => {
  point('pointermove', 'a')
  vi.advanceTimersByTime(64)
  expect(onIntent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onIntent).toHaveBeenCalledOnce()
})

it('does not start for a pointer that crosses a link', () => {
  point('pointermove', 'a')
  vi.advanceTimersByTime(40)
  point('pointerout', 'a')
  point('pointermove', 'p')
  vi.advanceTimersByTime(1_000)
  expect(onIntent).not.toHaveBeenCalled()
})
