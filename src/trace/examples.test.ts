// @vitest-environment jsdom
import {afterEach, expect, it, vi} from 'vitest'
import {exampleNames, runExample} from './runExample'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Runs an example, presses each of its buttons twice, and returns what it showed after each step. */
async function watch(name: string, isTraced: boolean) {
  const {stage, entries, pass, end} = await runExample(name, isTraced)
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
