import {expect, it, onTestFinished, vi} from 'vitest'
import {runExample} from './runExample'

/** Expected content by test id: a text, a pattern, texts of several elements, or null for no element. */
type Shown = Record<string, string | number | RegExp | readonly string[] | null>

/** The name of a button to press, the content to expect, or any other action. */
type Step = string | Shown | ((context: StepContext) => unknown)

export interface StepContext {
  /** Where the example's program runs. */
  stage: HTMLElement
  /** Lets some time pass. */
  pass: (milliseconds?: number) => Promise<void>
  /** Runs the program again, as the example's Reset button does. */
  restart: () => Promise<void>
  /** Declares console messages that the step provokes. */
  provokes: (pattern: RegExp) => void
}

const withTestId = (testId: string) => `[data-testid="${testId}"]`

function only<Member>([member, ...others]: readonly Member[], name: string): Member {
  if (member && others.length === 0) return member
  throw new Error(`${name}: expected 1, found ${member ? others.length + 1 : 0}`)
}

/** The only element that a selector finds. */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  return only([...within.querySelectorAll<HTMLElement>(selector)], selector)
}

/** The only input of a type. */
export function input(type: string): HTMLInputElement {
  return find(`input[type="${type}"]`) as HTMLInputElement
}

/** The only element with a test id. */
export function element(testId: string): HTMLElement {
  return find(withTestId(testId))
}

/** What an element says, with single spaces. */
export function textOf({textContent}: Element): string {
  return textContent.replace(/\s+/g, ' ').trim()
}

/** The enabled button with exactly this name. */
export function button(name: string, within: ParentNode = document): HTMLElement {
  const all = [...within.querySelectorAll<HTMLButtonElement>('button, input')]
  const named = all.filter(
    (each) => !each.disabled && (textOf(each) || each.value) === name,
  )
  return only(named, `enabled button ${name}`)
}

const matching = (expected: string | RegExp | null): unknown =>
  expected instanceof RegExp ? expect.stringMatching(expected) : expected

/** A step that expects the element with a test id to have an attribute. */
export function attribute(testId: string, name: string, value: string | RegExp | null) {
  return () => expect(element(testId).getAttribute(name)).toEqual(matching(value))
}

/** A step that lets some time pass. */
export function after(milliseconds: number): Step {
  return ({pass}) => pass(milliseconds)
}

/** A step that runs the program again. */
export const reset: Step = ({restart}) => restart()

function expectShown(shown: Shown): void {
  const texts: Record<string, string[]> = {}
  const expected: Record<string, unknown[]> = {}
  for (const [id, content] of Object.entries(shown)) {
    texts[id] = [...document.querySelectorAll(withTestId(id))].map(textOf)
    expected[id] = [content ?? []]
      .flat()
      .map((each) => matching(typeof each === 'number' ? String(each) : each))
  }
  expect(texts).toEqual(expected)
}

/** A claim of the page about an example, with the steps that prove it. */
export function play(claim: string, ...steps: Step[]) {
  return {claim, steps}
}

/** Tests the examples named by the keys, in jsdom. */
export function playAll(plays: Record<string, ReturnType<typeof play>>): void {
  for (const [name, {claim, steps}] of Object.entries(plays)) {
    it(`${name}: ${claim}`, async () => {
      const problems: string[] = []
      const note = (...parts: unknown[]) => void problems.push(parts.join(' '))
      vi.spyOn(console, 'error').mockImplementation(note)
      vi.spyOn(console, 'warn').mockImplementation(note)
      const onError = (event: ErrorEvent) => {
        event.preventDefault()
        note(event.message)
      }
      window.addEventListener('error', onError)
      onTestFinished(() => {
        vi.restoreAllMocks()
        window.removeEventListener('error', onError)
      })
      // The tests share the library's contexts, and dom-fiber 0.6.4 makes a renderer for each root.
      const expected = [/multiple renderers concurrently rendering the same context/]
      let run = await runExample(name)
      const restart = async () => {
        await run.end()
        run.stage.remove()
        run = await runExample(name)
      }
      const provokes = (pattern: RegExp) => void expected.push(pattern)
      for (const step of steps) {
        if (typeof step === 'function') await step({...run, restart, provokes})
        else if (typeof step === 'object') expectShown(step)
        else {
          button(step).click()
          await run.pass()
        }
      }
      await run.end()
      const isProblem = (text: string) => !expected.some((pattern) => pattern.test(text))
      expect(problems.filter(isProblem)).toEqual([])
    })
  }
}
