import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Locator, Page} from '@playwright/test'
import {expectAccessible} from '../axe'
import {hydrate, openPage} from '../fixtures'
import {expect, overwrite, test} from './fixtures'

const path = '/docs/api/hooks/use-facet-unwrap'
const name = 'text-without-rendering'
const checkTitle = 'No component renders when the score changes'

const read = (file: string) =>
  readFileSync(join(__dirname, '..', '..', 'src', 'exercises', name, file), 'utf8').trim()

function exerciseOf(page: Page) {
  const exercise = page.locator(`[data-exercise="${name}"]`)
  const editor = exercise.getByRole('textbox', {name: /^Source of/})
  return {
    exercise,
    editor,
    begin: exercise.getByRole('button', {name: 'Begin'}),
    /** The announced result of the checks. */
    summary: exercise.getByRole('status').filter({hasText: /check/}),
    verdict: (title: string): Locator =>
      exercise.getByRole('listitem').filter({hasText: title}),
    write: async (text: string) => overwrite(editor, text),
  }
}

// The programs below cause these console errors.
test.use({
  provoked: /no score|no export|Content Security Policy/,
})

test('an exercise is solved by keyboard, but not by tampering; its mark survives a reload and can be cleared', async ({
  page,
}) => {
  await openPage(page, path)
  const {begin, editor, exercise, summary, verdict, write} = exerciseOf(page)
  await begin.focus()
  await page.keyboard.press('Enter')
  await expect(editor).toBeFocused()
  await expect(summary).toHaveText('2 of 3 checks pass.')
  await expect(verdict(checkTitle)).toContainText(
    'Renders: expected “none”, found “Hud 1×”.',
  )
  // The exercise is accessible and does not widen the page, on phones and desktops.
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 844})
    await expectAccessible(page, {part: `[data-exercise="${name}"]`})
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }

  const start = read('start.tsx')
  const solution = read('solution.tsx')
  await test.step('a program with an error is not checked', async () => {
    const problems = exercise.locator('[data-problems]')
    for (const [program, message] of [
      [
        solution.replace('return (', "throw new Error('no score')\n  return ("),
        'no score',
      ],
      [start.replaceAll('useFacetUnwrap', 'useUnwrap'), 'core has no export useUnwrap.'],
    ] as const) {
      await write(program)
      await expect(problems).toContainText(message)
      await expect(summary).toHaveText(
        'The program does not run yet, so nothing is checked.',
      )
    }
  })
  await test.step('a program cannot pass the checks by tampering with its frame', async () => {
    const forgery = `
      const {apply} = Reflect
      Function.prototype.call = function (owner, ...values) {
        const verdicts = [{title: 'forged'}]
        if (owner instanceof MessagePort) owner.postMessage({type: 'checked', verdicts})
        return apply(this, owner, values)
      }`
    // Consecutive programs fail differently, so a stale failure cannot pass for a new one.
    for (const [program, failure] of [
      [`${solution}\ndocument.body.remove()`, 'The program threw'],
      [start + forgery, 'found “Hud 1×”'],
      [`${solution}\nJSON.stringify = () => ''`, 'has changed JSON.stringify'],
      [
        `${start}\nwindow.MutationObserver = class {observe() {} disconnect() {}}`,
        'found “Hud 1×”',
      ],
      [
        `${solution}\nElement.prototype.querySelector = () => document.body`,
        'has changed Element.prototype.querySelector',
      ],
      [
        `${solution}\nObject.assign(HTMLElement.prototype, {querySelector: () => document.body})`,
        'has changed HTMLElement.prototype',
      ],
      [
        `${solution}\nObject.defineProperty(HTMLInputElement.prototype, 'value', {set() {}})`,
        'has changed HTMLInputElement.prototype.value',
      ],
    ] as const) {
      await write(program)
      await expect(verdict(checkTitle)).toContainText(failure)
    }
    await expect(exercise.getByRole('button', {name: 'Clear the mark'})).toHaveCount(0)
  })

  await write(`// mine\n${solution}`)
  await expect(summary).toHaveText('Solved: all checks pass.')
  await expect(verdict(checkTitle)).toContainText('Passed.')

  // Opening the hint and the solution keeps the typed text.
  for (const label of ['Hint', 'Solution']) {
    await exercise.getByText(label, {exact: true}).press('Enter')
  }
  await expect(exercise.getByText('takes one as its')).toBeVisible()
  await expect(exercise.locator('pre').last()).toHaveText(solution)
  await expect(editor).toContainText('// mine')

  await page.reload()
  await hydrate(page)
  await expect(exercise.getByText('Solved before')).toBeVisible()
  const clearMark = exercise.getByRole('button', {name: 'Clear the mark'})
  await clearMark.focus()
  await page.keyboard.press('Enter')
  await expect(clearMark).toHaveCount(0)

  const continueButton = exercise.getByRole('button', {name: 'Continue'})
  await expect(continueButton).toBeFocused()
  // The edit has survived the reload too; Reset discards it.
  await continueButton.press('Enter')
  await expect(summary).toHaveText('Solved: all checks pass.')
  await exercise.getByRole('button', {name: 'Reset'}).press('Enter')
  await expect(summary).toHaveText('2 of 3 checks pass.')
})
