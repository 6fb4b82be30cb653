import {afterEach, expect as vitestExpect, test, vi} from 'vitest'
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
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    unmountAll()
  }
}

/** Proves the quoted words. It receives them, because a table row may say which values to check. */
type Proof = (words: string) => void | Promise<void>

/** Proofs by the words that they prove. */
type Proofs = Record<string, Proof>

/**
 * Tests that quote the sentences they prove. Each key is words of the page as a reader sees
 * them, without Markdown, from one paragraph, list item, heading or row of a table (whose cells
 * are joined by ` | `). Its value asserts them against the installed packages. Afterwards, what
 * it has shown is removed, and timers, spies and what it has stubbed with `vi` are restored.
 *
 * `npm run check:docs` fails when the words are no longer on the page.
 *
 * @param renderer the version of dom-fiber for which the facts hold, if not for both. With the
 *   other one installed, they are skipped; `npm run facts:with` proves them.
 */
export function facts(proofs: Proofs): void
export function facts(renderer: Renderer, proofs: Proofs): void
export function facts(...rest: [Proofs] | [Renderer, Proofs]): void {
  const [renderer, proofs] = rest.length === 2 ? rest : [installedRenderer, rest[0]]
  for (const [words, prove] of Object.entries(proofs)) {
    test.skipIf(renderer !== installedRenderer)(words, () => check(words, prove))
  }
}

/** Runs a proof, and, for `facts:negated`, once more for each of its assertions. */
async function check(words: string, prove: Proof): Promise<void> {
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
}

afterEach(unmountAll)
