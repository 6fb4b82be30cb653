import {afterwards} from '../evaluate'

/** Kept from the program, which may replace them. */
const setTimeout = window.setTimeout.bind(window)
const {MutationObserver} = window

/** React and facets schedule what they do in tasks, and those schedule others. */
const quietTasks = 4

/** A program that shows something new all the time is not waited for. */
const mostTasks = 200

/**
 * Waits until a program has done what it has to do: until nothing has changed on its stage
 * for some tasks. No time is measured, so that a slow machine waits longer.
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
    // A message alone would come before a scheduler that uses timers.
    await new Promise<void>((resolve) => afterwards(() => setTimeout(resolve)))
  }
  observer.disconnect()
}
