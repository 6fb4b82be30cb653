import {
  expect,
  openPage,
  runningExample,
  test,
  type Locator,
  type Page,
} from '../fixtures'

/** What a step can use. */
interface StepContext {
  page: Page
  /** The stage of the example. */
  stage: Locator
  /** Declares console messages that the step provokes. */
  provokes: (these: RegExp) => void
}

/** What is shown, by test id: a text, a pattern, the texts of several elements, or nothing. */
type Shown = Record<string, string | number | RegExp | readonly string[] | null>

/** A button to press, by name; what must be shown; or any other action. */
type Step = string | Shown | ((context: StepContext) => unknown)

interface Play {
  /** File name of the example. */
  name: string
  /** What the page claims about it. */
  claim: string
  steps: readonly Step[]
}

/** A claim of the page about an example, with the steps that prove it from a fresh start. */
export function play(name: string, claim: string, ...steps: Step[]): Play {
  return {name, claim, steps}
}

/** Expects an attribute of the element with a test id. */
export function attribute(testId: string, name: string, value: string | RegExp): Step {
  return ({stage}) => expect(stage.getByTestId(testId)).toHaveAttribute(name, value)
}

async function expectShown(stage: Locator, shown: Shown): Promise<void> {
  for (const [testId, expected] of Object.entries(shown)) {
    const element = stage.getByTestId(testId)
    if (expected === null) await expect(element).toHaveCount(0)
    else {
      const text = typeof expected === 'number' ? String(expected) : expected
      await expect(element).toHaveText(text)
    }
  }
}

async function take(step: Step, context: StepContext): Promise<void> {
  const {stage} = context
  if (typeof step === 'function') await step(context)
  else if (typeof step === 'object') await expectShown(stage, step)
  else await stage.getByRole('button', {name: step, exact: true}).click()
}

/** Tests the examples of a page in sequence, in one visit. */
export function examplesOf(path: string, ...plays: Play[]): void {
  test(`the examples of ${path}`, async ({provokes, page}) => {
    await openPage(page, path)
    const seen = new Set<string>()
    for (const {name, claim, steps} of plays) {
      await test.step(`${name}: ${claim}`, async () => {
        const stage = await runningExample(page, name)
        if (seen.has(name)) {
          const example = page.locator(`[data-example="${name}"]`)
          await example.locator('figcaption').getByRole('button', {name: 'Reset'}).click()
        }
        seen.add(name)
        for (const step of steps) await take(step, {page, stage, provokes})
      })
    }
  })
}
