import {afterEach, expect as vitestExpect, test} from 'vitest'
import {unmountAll} from './render'

/**
 * `npm run facts:contrary` runs each fact again and again, every time with another of its
 * assertions turned into the contrary. A fact that passes all the same proves nothing.
 */
const contrary = process.env.FACTS_CONTRARY === 'true'

/** How many assertions the fact has made so far. */
let made = 0
/** Which assertion is turned round, counted from 1; 0 is none. */
let turned = 0

type Assertion = ReturnType<typeof vitestExpect>

/** Gives an assertion that says the contrary. */
function negate(assertion: Assertion): Assertion {
  return new Proxy(assertion, {
    get(target, name) {
      if (name === 'not') return target
      if (name === 'resolves' || name === 'rejects') {
        return negate(Reflect.get(target, name) as Assertion)
      }
      return Reflect.get(target.not, name) as unknown
    },
  })
}

function countedExpect<T>(value: T, message?: string) {
  made += 1
  const assertion = vitestExpect(value, message)
  return made === turned
    ? (negate(assertion as Assertion) as typeof assertion)
    : assertion
}

/** Vitest's `expect`; facts import it from here, so that `facts:contrary` can turn it round. */
export const expect = Object.assign(countedExpect, vitestExpect) as typeof vitestExpect

async function run(prove: () => void | Promise<void>, which: number): Promise<void> {
  made = 0
  turned = which
  try {
    await prove()
  } finally {
    turned = 0
    unmountAll()
  }
}

/**
 * A test that quotes the sentence that it proves. `npm run check:docs` fails when the
 * sentence does not stand on the page any more.
 *
 * @param words words of the page as a reader sees them, without Markdown, from one
 *   paragraph, heading or row of a table (whose cells are joined by ` | `)
 * @param prove asserts them against the installed packages
 */
export function fact(words: string, prove: () => void | Promise<void>): void {
  test(words, async () => {
    await run(prove, 0)
    const assertions = made
    vitestExpect(assertions, 'assertions of the fact').toBeGreaterThan(0)
    if (!contrary) return
    for (let which = 1; which <= assertions; which += 1) {
      const outcome = await run(prove, which).then(
        () => 'passes',
        () => 'fails',
      )
      vitestExpect(outcome, `with the contrary of assertion ${which}`).toBe('fails')
    }
  })
}

afterEach(unmountAll)
