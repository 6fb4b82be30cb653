import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Locator, Page} from '@playwright/test'
import {expect, openPage, programIn, test as base} from '../fixtures'

export {expect}
export type {Page}

/** An example that can be edited. */
export type Playground = ReturnType<typeof playgroundOf>

interface Fixtures {
  /** Opens a page, scrolls to the first of the named examples, and returns them all. */
  openExamples: (
    path: string,
    name: string,
    ...others: string[]
  ) => Promise<[Playground, ...Playground[]]>
  /** The same, with their editors open and their programs running. */
  openEditors: Fixtures['openExamples']
}

/** Collects the requests that leave the browser; those blocked by a policy do not. */
export function collectRequests(page: Page): string[] {
  const urls: string[] = []
  page.context().on('response', (response) => urls.push(response.url()))
  page.context().on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') urls.push(request.url())
  })
  return urls
}

/** The page with the first example that readers see, and the example's name. */
export const gettingStarted = '/docs/getting-started'
export const counter = 'getting-started-counter'

const selectAll = 'ControlOrMeta+a'

/** Replaces an editor's text by pasting. */
export async function overwrite(editor: Locator, text: string): Promise<void> {
  await editor.press(selectAll)
  await editor.evaluate((node, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    node.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    )
  }, text)
}

/** The named example of the open page. */
export function playgroundOf(page: Page, name: string) {
  const example = page.locator(`[data-example="${name}"]`)
  const editor = example.getByRole('textbox', {name: /^Source of/})
  const file = join(__dirname, '..', '..', 'src', 'examples', `${name}.tsx`)
  return {
    /** The example's source as the page shows it. */
    source: readFileSync(file, 'utf8').trim(),
    /** The whole example. */
    example,
    /** Opens and closes the editor. */
    edit: example.getByRole('button', {name: 'Edit'}),
    /** Restores the original source. Some stages also have a button of this name. */
    reset: example.getByRole('button', {name: 'Reset'}).first(),
    /** The text field. */
    editor,
    /** The frame of the program on the stage. */
    stage: programIn(example),
    /** The announced message under the editor. */
    status: example.getByRole('status'),
    /** Replaces the editor's text by pasting. */
    write: async (text: string) => overwrite(editor, text),
    /** Returns the text in the editor. */
    async text(): Promise<string> {
      // Copied, because CodeMirror renders only the lines near the screen.
      await editor.press(selectAll)
      return editor.evaluate((node) => {
        const clipboardData = new DataTransfer()
        node.dispatchEvent(
          new ClipboardEvent('copy', {clipboardData, bubbles: true, cancelable: true}),
        )
        return clipboardData.getData('text/plain')
      })
    },
  }
}

/** Waits until the program of an example is on the stage. */
export async function expectRunning({example}: Playground): Promise<void> {
  await expect(example.locator('[data-playground="running"]')).toBeVisible()
  await expect(example).toHaveAttribute('data-editing', 'ready')
}

/**
 * Waits for something on a stage, retrying every second: a locator hangs when the frame that
 * it searches is replaced.
 */
export async function expectOnStage(
  assertion: (options: {timeout: number}) => Promise<void>,
): Promise<void> {
  await expect(() => assertion({timeout: 1_000})).toPass({timeout: 20_000})
}

/** Waits until something on a stage has a text. */
export async function expectText(shown: Locator, text: string): Promise<void> {
  await expectOnStage((options) => expect(shown).toHaveText(text, options))
}

/** Waits until something on a stage is visible. */
export async function expectVisible(shown: Locator): Promise<void> {
  await expectOnStage((options) => expect(shown).toBeVisible(options))
}

/** Presses Edit in each example and waits until its program is on the stage. */
export async function startEditing(playgrounds: readonly Playground[]): Promise<void> {
  // With a key, because an editor that opens moves the buttons below it.
  for (const {edit} of playgrounds) await edit.press('Enter')
  for (const playground of playgrounds) await expectRunning(playground)
}

export const test = base.extend<Fixtures>({
  ownTab: true,
  openExamples: async ({page}, provide) => {
    await provide(async (path, name, ...others) => {
      await openPage(page, path)
      const first = playgroundOf(page, name)
      await first.example.scrollIntoViewIfNeeded()
      return [first, ...others.map((other) => playgroundOf(page, other))]
    })
  },
  openEditors: async ({openExamples}, provide) => {
    await provide(async (path, ...names) => {
      const playgrounds = await openExamples(path, ...names)
      await startEditing(playgrounds)
      return playgrounds
    })
  },
})
