import {afterEach, expect as vitestExpect, test} from 'vitest'
import {installedRenderer, unmountAll, type Renderer} from './render'

/**
 * `npm run facts:negated` runs each fact once more for each of its assertions, with that
 * assertion negated. If the fact still passes, that assertion proves nothing.
 */
const isNegated = process.env.FACTS_NEGATED === 'true'

/** How many assertions the fact has made so far. */
let assertionCount = 0
/** Which assertion is negated, counted from 1; 0 means none. */
let negated = 0

type Assertion = ReturnType<typeof vitestExpect>

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
  assertionCount += 1
  const assertion = vitestExpect(value, message)
  return assertionCount === negated
    ? (negate(assertion as Assertion) as typeof assertion)
    : assertion
}

/** Vitest's `expect`, whose assertions `facts:negated` can negate. All facts use it. */
export const expect = Object.assign(countedExpect, vitestExpect) as typeof vitestExpect

async function run(prove: () => void | Promise<void>, toNegate: number): Promise<void> {
  assertionCount = 0
  negated = toNegate
  try {
    await prove()
  } finally {
    negated = 0
    unmountAll()
  }
}

/** Proves the quoted words. It receives them, because a table row may say which values to check. */
type Proof = (words: string) => void | Promise<void>

/** For a fact that holds for only one version of dom-fiber: which one. */
interface Limits {
  renderer: Renderer
}

/**
 * A test that quotes the sentence it proves. `npm run check:docs` fails when the
 * sentence is no longer on the page. A fact about a renderer version that is not installed
 * is skipped; `npm run facts:with` proves it.
 *
 * @param words words of the page as a reader sees them, without Markdown, from one
 *   paragraph, list item, heading or row of a table (whose cells are joined by ` | `)
 * @param prove asserts them against the installed packages
 */
export function fact(words: string, prove: Proof): void
export function fact(words: string, limits: Limits, prove: Proof): void
export function fact(words: string, ...rest: [Proof] | [Limits, Proof]): void {
  const [limits, prove] = rest.length === 2 ? rest : [undefined, rest[0]]
  const isSkipped = limits !== undefined && limits.renderer !== installedRenderer
  test.skipIf(isSkipped)(words, async () => {
    await run(() => prove(words), 0)
    const assertions = assertionCount
    vitestExpect(assertions, 'assertions of the fact').toBeGreaterThan(0)
    if (!isNegated) return
    for (let which = 1; which <= assertions; which += 1) {
      const outcome = await run(() => prove(words), which).then(
        () => 'passes',
        () => 'fails',
      )
      vitestExpect(outcome, `with assertion ${which} negated`).toBe('fails')
    }
  })
}

afterEach(unmountAll)
