// @vitest-environment jsdom
import {afterAll, expect, it} from 'vitest'
import {exampleNames, runExample} from '../examples/test/runExample'

const clearInterval = window.clearInterval.bind(window)

// Tracers replace it for good, but jsdom ends with it.
afterAll(() => void Object.assign(window, {clearInterval}))

/** Runs an example, presses each of its buttons twice, and returns what it showed after each step. */
async function watch(name: string, isTraced: boolean) {
  const {stage, entries, pass, end} = await runExample(name, {isTraced})
  const shown = [stage.innerHTML]
  const press = async (place: number) => {
    stage.querySelectorAll('button')[place]?.click()
    await pass()
    shown.push(stage.innerHTML)
  }
  for (const place of stage.querySelectorAll('button').keys()) {
    await press(place)
    await press(place)
  }
  await end()
  shown.push(stage.innerHTML)
  stage.remove()
  return {shown, entries}
}

// One renders for as long as a real clock takes (e2e/examples).
const names = exampleNames.filter((name) => name !== 'transition')

it.each(names)('%s does the same while it is traced', async (name) => {
  const plain = await watch(name, false)
  const traced = await watch(name, true)
  expect(traced.shown).toEqual(plain.shown)
  expect(traced.entries[0]?.title.join('')).toBe('The program starts')
})

/** The buttons to press for each rule. The trace of the last press shows the rule, and no other. */
const presses: Record<number, readonly string[]> = {
  1: ['Heal to 100', 'Heal to 100'],
  2: ['Hit'],
  3: ['The health arrives'],
  4: ['Train'],
  5: ['In a batch'],
  6: ['Travel'],
  7: ['Look'],
  8: ['Open or close', 'Open or close'],
  9: ['Hit', 'Rename'],
}

it.each(Object.entries(presses))(
  'a trace names rule %s, and only that, in its example',
  async (rule, buttons) => {
    const name = exampleNames.find((name) => name.startsWith(`rule-${rule}-`)) ?? ''
    const {stage, entries, pass, end} = await runExample(name, {isTraced: true})
    for (const button of buttons) {
      const all = [...stage.querySelectorAll('button')]
      all.find(({textContent}) => textContent === button)?.click()
      await pass()
    }
    const [last] = entries.slice(-1)
    expect(last?.title.join('')).toBe(`${buttons.at(-1)} pressed`)
    const rules = last?.steps.flatMap((step) => step.rule ?? [])
    expect([...new Set(rules)]).toEqual([Number(rule)])
    await end()
  },
)
