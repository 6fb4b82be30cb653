import {describe, expect, test, vi} from 'vitest'
import {latest} from './latest'

/** A slow function, whose calls end when a test ends them. */
function setUp() {
  const ends: {resolve: (value: string) => void; reject: (error: Error) => void}[] = []
  const slow = vi.fn<(text: string) => Promise<string>>(
    () => new Promise((resolve, reject) => void ends.push({resolve, reject})),
  )
  return {slow, ends, call: latest(slow)}
}

describe('latest', () => {
  test('runs a call at once while no other is pending', async () => {
    const {slow, ends, call} = setUp()
    const answer = call('a')
    await Promise.resolve()
    expect(slow).toHaveBeenCalledExactlyOnceWith('a')
    ends[0]?.resolve('A')
    await expect(answer).resolves.toBe('A')
    void call('b')
    await Promise.resolve()
    expect(slow).toHaveBeenLastCalledWith('b')
  })

  test('runs only the newest of the waiting calls, and gives its result to all', async () => {
    const {slow, ends, call} = setUp()
    const first = call('a')
    await Promise.resolve()
    const others = Array.from({length: 999}, (_, index) => call(`b${index}`))
    ends[0]?.resolve('A')
    await expect(first).resolves.toBe('A')
    await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(2))
    expect(slow).toHaveBeenLastCalledWith('b998')
    ends[1]?.resolve('B')
    await expect(Promise.all(others)).resolves.toEqual(Array(999).fill('B'))
  })

  test('keeps working after a failure', async () => {
    const {slow, ends, call} = setUp()
    const first = call('a')
    await Promise.resolve()
    const second = call('b')
    ends[0]?.reject(new Error('down'))
    await expect(first).rejects.toThrow('down')
    await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(2))
    ends[1]?.reject(new Error('still down'))
    await expect(second).rejects.toThrow('still down')
    void call('c')
    await Promise.resolve()
    expect(slow).toHaveBeenLastCalledWith('c')
  })
})
