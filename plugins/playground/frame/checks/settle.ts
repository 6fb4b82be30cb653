import {afterwards} from '../evaluate'

/** Copied early, because the program may replace them. */
const setTimeout = window.setTimeout.bind(window)
const {MutationObserver} = window

/** How many tasks must pass without a change. React and facets may need several to update. */
const quietTasks = 4

/** How many tasks to wait for at most, if a program never stops changing its output. */
const maxTasks = 200

/**
 * Waits until a program's stage has not changed for a few tasks. It counts tasks rather than
 * time, so that a slow machine waits longer.
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
  for (let task = 0; quiet < quietTasks && task < maxTasks; task++) {
    quiet += 1
    // `afterwards` alone could run before a timer that is already due.
    await new Promise<void>((resolve) => afterwards(() => setTimeout(resolve)))
  }
  observer.disconnect()
}
