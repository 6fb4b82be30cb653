import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import {attributeOf, parseMdx, usesOf} from '../../plugins/content/mdx'
import {root} from '../builds'
import type {Play, Shown, Step} from '../../src/examples/test/play'
import {
  expect,
  openPage,
  runningExample,
  test,
  type Locator,
  type Page,
} from '../fixtures'

/** The page of the example under test. */
export interface StepContext {
  page: Page
  /** Where the example's program runs. */
  stage: Locator
}

/** A stage's button with exactly this name. */
export function button(stage: Locator, name: string): Locator {
  return stage.getByRole('button', {name, exact: true})
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

async function runStep(step: Step<StepContext>, context: StepContext): Promise<void> {
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
export function testExamples(plays: Record<string, Play<StepContext>>): void {
  for (const path of new Set(Object.keys(plays).map(pathOf))) {
    test(`the examples of ${path}`, async ({page}) => {
      await openPage(page, path)
      for (const [name, {claim, steps}] of Object.entries(plays)) {
        if (pathOf(name) !== path) continue
        await test.step(`${name}: ${claim}`, async () => {
          const stage = await runningExample(page, name)
          for (const step of steps) await runStep(step, {page, stage})
        })
      }
    })
  }
}
