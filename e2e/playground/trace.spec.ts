import {programIn} from '../fixtures'
import {expectAccessible} from '../axe'
import {
  counter,
  expect,
  expectOnStage,
  gettingStarted,
  startEditing,
  test,
  type Page,
  type Playground,
} from './fixtures'

type Example = Playground['example']

/** Turns the trace of an example on, and returns its list. */
async function traceOf(example: Example): Promise<Example> {
  await example.getByRole('button', {name: 'Trace'}).click()
  const trace = example.getByRole('region', {name: /^Trace of/})
  await expect(
    trace.locator('[data-entry]').getByText('The program starts'),
  ).toBeVisible()
  return trace
}

/** Presses a button of the program, and returns the entry of the trace. */
async function press(example: Example, name: string): Promise<Example> {
  await expectOnStage((options) =>
    programIn(example).getByRole('button', {name, exact: true}).click(options),
  )
  const entry = example.locator('[data-entry]').filter({hasText: `${name} pressed`})
  await expect(entry.first()).toBeVisible()
  return entry.first()
}

/** The line of the source that is marked. */
const markedInSource = (page: Page) =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('trace-line') ?? []
    return range instanceof Range ? range.cloneContents().textContent : undefined
  })

/** The nodes of the picture that are lit, with what is written on them. */
const litIn = (example: Example) => example.locator('g[data-lit]')

const busy = `import {useFacetState} from '@react-facet/core'
export default function Busy() {
  const [count, setCount] = useFacetState(0)
  const many = () => {
    for (let next = 0; next < 5000; next++) setCount(next + 1)
  }
  const frames = () => {
    setCount((value) => Number(value) + 1)
    requestAnimationFrame(frames)
  }
  ${Array.from({length: 60}, (_, index) => `const [f${index}] = useFacetState(0)`).join('\n')}
  return (
    <div>
      <fast-text text={count} />
      <button onClick={many}>Many</button>
      <button onClick={frames}>Frames</button>
    </div>
  )
}`

test('a trace says and shows how a press travels, marks its lines and moves nothing above it; an edited program that does very much is summed up, and can be stepped', async ({
  openExamples,
  page,
}) => {
  const [playground] = await openExamples(gettingStarted, counter)
  const {example} = playground
  const stage = example.locator('[data-example-stage]')
  await expect(example).toHaveAttribute('data-status', 'running')
  const source = example.locator('pre')
  const before = await stage.boundingBox()
  await traceOf(example)
  const traced = await source.boundingBox()
  const entry = await press(example, 'Pick up a coin')
  await expect(entry.getByRole('listitem')).toHaveText([
    // On a slow machine, the press may be repeated.
    /^coins \d → \d line 16$/,
    /^text of fast-text written line 14$/,
  ])
  await expect(entry).toContainText('0 renders')
  await expect(litIn(example)).toHaveText([/coins\d → \d$/, /textwritten$/])
  await expect(example.locator('path[data-lit]')).toHaveCount(1)
  await entry.getByRole('button', {name: 'line 16'}).focus()
  expect(await markedInSource(page)).toContain('setCoins(addOne)')
  expect(await stage.boundingBox()).toEqual(before)
  expect(await source.boundingBox()).toEqual(traced)
  await expect(page.locator('#announcer')).toHaveText(
    'Pick up a coin pressed: 2 steps, 0 renders',
  )
  await expectAccessible(page, {part: `[data-example="${counter}"]`})
  // The other way round: a press on a line of the source marks its steps, and their facets.
  await source.locator('.tok-attr', {hasText: /^text$/}).click()
  const marked = example.locator('li[aria-current]')
  await expect(marked.first()).toHaveText(/^text of fast-text written line 14$/)
  await expect(example.locator('g[data-marked]')).toHaveText(/textwritten$/)

  await example.getByRole('button', {name: 'Trace'}).press('Enter')
  await expect(entry).toBeHidden()
  await expectOnStage((options) =>
    expect(programIn(example).getByTestId('coins')).toHaveText('0', options),
  )
  await traceOf(example)
  // The trace has code of its own, above the source.
  await startEditing([playground])
  await playground.write(busy)
  await expect(programIn(example).getByRole('button', {name: 'Many'})).toBeVisible()
  const many = await press(example, 'Many')
  await expect(many).toContainText('and 9,950 more')
  await many.getByRole('button', {name: 'line 5'}).first().focus()
  await expect(example.locator('.cm-traced')).toHaveText(/setCount\(next \+ 1\)/)
  await expect(example.getByText('Not drawn: 15 more.')).toBeVisible()
  // The cursor of the editor marks the steps of its line.
  await playground.editor.press('ControlOrMeta+Home')
  for (let line = 1; line < 5; line++) await playground.editor.press('ArrowDown')
  await expect(many.locator('li[aria-current]').first()).toHaveText(
    /^count \d+ → 1 line 5$/,
  )

  await press(example, 'Frames')
  const frames = example.locator('[data-entry]').filter({hasText: 'An animation frame'})
  // A press that is repeated on a slow machine begins another sum.
  await expect(frames.first()).toHaveText(
    /[\d,]{2,} times in \d+\.\d s: ([\d,]+) × count, \1 × text of fast-text\. 0 renders$/,
  )
  await example.getByRole('button', {name: 'Pause'}).press('Enter')
  const paused = await frames.count()
  const step = example.getByRole('button', {name: 'Step'})
  for (const added of [1, 2]) {
    await step.press('Enter')
    await expect(frames).toHaveCount(paused + added)
    await expect(frames.first()).toHaveText(
      /^An animation framecount \d+ → \d+ .*0 renders$/,
    )
  }
})

test('a trace of an untouched page names the rule, and what React renders', async ({
  page,
}) => {
  await page.goto('/docs/api/hooks/use-facet-transition')
  const example = page.locator('[data-example="transition"]')
  await traceOf(example)
  const entry = await press(example, 'Transition')
  await expect(entry.getByRole('link', {name: 'rule 6'})).toHaveAttribute(
    'href',
    '/docs/api/helpers/#rule-6',
  )
  await expect(entry).toContainText('Scoreboard')
  await expect(entry).toContainText('30 × SlowRow')
  await expect(litIn(example).filter({hasText: /Scoreboardrendered$/})).toBeVisible()
})
