import {afterwards} from '../evaluate'

/** Copied before the program runs, which may replace them. */
const setTimeout = window.setTimeout.bind(window)
const {MutationObserver} = window

/** React and facets work in tasks, which schedule further tasks. */
const quietTasks = 4

/** The limit for a program that never stops changing what it shows. */
const mostTasks = 200

/**
 * Waits until nothing has changed on the stage of a program for a few tasks. It counts tasks
 * rather than time, so that a slow machine waits longer.
 */
export async function settle(stage: HTMLElement): Promise<void> {
  let quiet = 0
  const observer = new MutationObserver(() => (quiet = 0))
  observer.observe(stage, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
  for (let task = 0; quiet < quietTasks && task < mostTasks; task++) {
    quiet += 1
    // A message alone could arrive before a timer of a scheduler.
    await new Promise<void>((resolve) => afterwards(() => setTimeout(resolve)))
  }
  observer.disconnect()
}
