import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {FrameLocator, Locator, Page} from '@playwright/test'
import {expect, openPage, test as base} from '../fixtures'

export {expect}
export type {Locator, Page}

/** An example that can be edited. */
export interface Playground {
  name: string
  /** The source of the example, as the page shows it. */
  source: string
  /** All of the example. */
  example: Locator
  /** Opens and closes the editor. */
  edit: Locator
  /** Brings the source of the page back. */
  reset: Locator
  /** Where a reader types. */
  editor: Locator
  /** What the program on the stage shows. */
  stage: FrameLocator
  /** What is said under the editor, and announced. */
  said: Locator
  /** Replaces the text in the editor, as a paste does. */
  write: (text: string) => Promise<void>
  /** The text in the editor. */
  text: () => Promise<string>
}

interface Fixtures {
  /** Opens a page and gives its examples of these names, the first of them in view. */
  openUnedited: (
    path: string,
    name: string,
    ...others: string[]
  ) => Promise<[Playground, ...Playground[]]>
  /** Opens a page and edits its examples of these names, until their programs run. */
  openEdited: Fixtures['openUnedited']
}

/** Collects what leaves the browser; what a policy forbids does not. */
export function collectRequests(page: Page): string[] {
  const urls: string[] = []
  page.context().on('response', (response) => urls.push(response.url()))
  page.context().on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') urls.push(request.url())
  })
  return urls
}

/** The page of the first example that readers meet, and that example. */
export const gettingStarted = '/docs/getting-started'
export const counter = 'getting-started-counter'

/** Pastes a text into an editor that has the focus. */
export async function paste(editor: Locator, text: string): Promise<void> {
  await editor.evaluate((node, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    node.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    )
  }, text)
}

function playgroundOf(page: Page, name: string): Playground {
  const example = page.locator(`[data-example="${name}"]`)
  const editor = example.getByRole('textbox', {name: /^Source of/})
  const file = join(__dirname, '..', '..', 'src', 'examples', `${name}.tsx`)
  const selectAll = async () => {
    await editor.focus()
    await page.keyboard.press('ControlOrMeta+a')
  }
  return {
    name,
    source: readFileSync(file, 'utf8').trim(),
    example,
    edit: example.getByRole('button', {name: 'Edit'}),
    // Some examples have a button of this name on their stage, too.
    reset: example.getByRole('button', {name: 'Reset'}).first(),
    editor,
    stage: example
      .locator('iframe[data-state="shown"]')
      .contentFrame()
      .locator('iframe:not(.waiting)')
      .contentFrame(),
    said: example.getByRole('status'),
    async write(text) {
      await selectAll()
      await paste(editor, text)
    },
    async text() {
      // Lines far outside of the screen are not in the document.
      await selectAll()
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
 * Waits for something on a stage, and starts again each second: a locator never resolves when
 * the frame that it looks into is replaced at that moment.
 */
export async function expectOnStage(
  assertion: (options: {timeout: number}) => Promise<void>,
): Promise<void> {
  await expect(() => assertion({timeout: 1_000})).toPass({timeout: 20_000})
}

/** Waits until something on a stage says a text. */
export async function expectText(shown: Locator, text: string): Promise<void> {
  await expectOnStage((options) => expect(shown).toHaveText(text, options))
}

/** Waits until something is seen on a stage. */
export async function expectVisible(shown: Locator): Promise<void> {
  await expectOnStage((options) => expect(shown).toBeVisible(options))
}

/** Presses Edit in each example and waits until its program is on the stage. */
export async function startEditing(playgrounds: readonly Playground[]): Promise<void> {
  // By key, because an editor that opens moves the examples below it.
  for (const {edit} of playgrounds) await edit.press('Enter')
  for (const playground of playgrounds) await expectRunning(playground)
}

export const test = base.extend<Fixtures>({
  ownTab: true,
  openUnedited: async ({page}, provide) => {
    await provide(async (path, name, ...others) => {
      await openPage(page, path)
      const first = playgroundOf(page, name)
      await first.example.scrollIntoViewIfNeeded()
      return [first, ...others.map((other) => playgroundOf(page, other))]
    })
  },
  openEdited: async ({openUnedited}, provide) => {
    await provide(async (path, ...names) => {
      const playgrounds = await openUnedited(path, ...names)
      await startEditing(playgrounds)
      return playgrounds
    })
  },
})
