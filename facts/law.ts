import fc, {type IProperty} from 'fast-check'
import {afterEach, expect, test} from 'vitest'
import {unmountAll} from './render'

/** The nightly run tries ten times as many cases, and different ones each night. */
const deep = process.env.DEEP === 'true'
const seed = Number(process.env.LAWS_SEED ?? (deep ? Date.now() : 186))

/**
 * A test that quotes the sentence it proves, like `fact`, but tries random cases. A
 * counterexample is shrunk, and printed with the seed:
 * `LAWS_SEED=<seed> npm run test:facts` finds it again.
 *
 * @param words words of the page, as in `fact`
 * @param property asserts what they say for a random case, with Vitest's `expect`
 * @param cases how many cases are tried
 */
export function law<T>(words: string, property: IProperty<T>, cases = 100): void {
  test(words, {timeout: 600_000}, () => {
    fc.assert(property, {
      seed,
      numRuns: deep ? cases * 10 : cases,
      includeErrorInReport: true,
    })
    expect(expect.getState().assertionCalls, 'assertions of the law').toBeGreaterThan(0)
  })
}

afterEach(unmountAll)
