// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest'
import {exampleNames, runExample} from './runExample'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
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
    const {stage, entries, pass, end} = await runExample(name, true)
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
