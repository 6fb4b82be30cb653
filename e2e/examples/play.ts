import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import {attributeOf, parseMdx, usesOf} from '../../plugins/content/mdx'
import {root} from '../builds'
import {
  expect,
  openPage,
  runningExample,
  test,
  type Locator,
  type Page,
} from '../fixtures'

/** The example under test and its page. */
export interface StepContext {
  page: Page
  example: Locator
  /** Where the example's program runs. */
  stage: Locator
  /** Declares console messages that the step provokes. */
  provokes: (pattern: RegExp) => void
}

/** Expected content by test id: a text, a pattern, texts of several elements, or null for no element. */
type Shown = Record<string, string | number | RegExp | readonly string[] | null>

/** The name of a button to press, the content to expect, or any other action. */
type Step = string | Shown | ((context: StepContext) => unknown)

interface Play {
  /** The page's claim about the example. */
  claim: string
  steps: readonly Step[]
}

/** A claim of the page about an example, with the steps that prove it. */
export function play(claim: string, ...steps: Step[]): Play {
  return {claim, steps}
}

/** A stage's button with exactly this name. */
export function button(stage: Locator, name: string): Locator {
  return stage.getByRole('button', {name, exact: true})
}

/** A step that expects the element with a test id to have an attribute. */
export function attribute(testId: string, name: string, value: string | RegExp): Step {
  return ({stage}) => expect(stage.getByTestId(testId)).toHaveAttribute(name, value)
}

/** Restarts the program with the example's Reset button. */
export function reset({example}: StepContext): Promise<void> {
  return example.locator('figcaption').getByRole('button', {name: 'Reset'}).click()
}

/** Records the texts that an element gets from now on. */
export function recordTexts(target: Locator) {
  return target.evaluateHandle((element) => {
    const texts: (string | null)[] = []
    const observer = new MutationObserver(() => texts.push(element.textContent))
    observer.observe(element, {characterData: true, childList: true, subtree: true})
    return texts
  })
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

async function runStep(step: Step, context: StepContext): Promise<void> {
  const {stage} = context
  if (typeof step === 'function') await step(context)
  else if (typeof step === 'object') await expectShown(stage, step)
  else await button(stage, step).click()
}

const pages = globSync('docs/**/*.mdx', {cwd: root}).map((file) => ({
  path: `/${file.replace(/(?:\/index)?\.mdx$/, '')}`,
  examples: usesOf(parseMdx(readFileSync(join(root, file), 'utf8')), 'Example'),
}))

/** The path of the page that shows an example. */
function pathOf(name: string): string {
  const page = pages.find(({examples}) =>
    examples.some((example) => attributeOf(example, 'name') === name),
  )
  if (page === undefined) throw new Error(`No page shows the example ${name}.`)
  return page.path
}

/** Tests the examples named by the keys. The examples of a page run in sequence, in one visit. */
export function testExamples(plays: Record<string, Play>): void {
  for (const path of new Set(Object.keys(plays).map(pathOf))) {
    test(`the examples of ${path}`, async ({provokes, page}) => {
      await openPage(page, path)
      for (const [name, {claim, steps}] of Object.entries(plays)) {
        if (pathOf(name) !== path) continue
        await test.step(`${name}: ${claim}`, async () => {
          const example = page.locator(`[data-example="${name}"]`)
          const details = page.locator('details').filter({has: example})
          if ((await details.count()) > 0) await details.locator('summary').press('Enter')
          const stage = await runningExample(page, name)
          for (const step of steps) await runStep(step, {page, example, stage, provokes})
        })
      }
    })
  }
}
