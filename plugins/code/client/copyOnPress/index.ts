import {announce} from '../../../lib/client/Announcer/announce'
import {
  messageDurationMs,
  messages,
  type CopyState,
} from '../../../lib/client/CopyButton/states'

/**
 * Copies the code of a sample when its button is pressed before the page has its scripts, and says so
 * as the button itself does later. On plain http, where pages have no clipboard, it leaves the
 * press to the scripts.
 *
 * @returns the selector of the buttons that this handles, and a function that stops it: React then
 *   finds the buttons as it made them
 */
export function copyOnPress(): {selector: string; stop: () => void} {
  const selector = 'section button[data-state]'
  const listening = new AbortController()
  const {signal} = listening
  /** Makes the button that says what has happened say again what it does. */
  let reset: () => void = () => undefined
  let timer: number | undefined
  const resetNow = () => {
    clearTimeout(timer)
    reset()
  }
  const onClick = (event: Event) => {
    const {target} = event
    const button = target instanceof Element && target.closest<HTMLElement>(selector)
    const code = button && button.closest('section')?.querySelector('pre')
    if (!code || !('clipboard' in navigator)) return
    event.stopImmediatePropagation()
    const label = button.getAttribute('aria-label') ?? ''
    const show = (state: CopyState, said: string) => {
      button.dataset.state = state
      button.setAttribute('aria-label', said)
      // The text node stays, because React hydrates it.
      if (button.firstChild) button.firstChild.nodeValue = messages[state]
    }
    const finish = (state: CopyState) => {
      if (signal.aborted) return
      resetNow()
      show(state, messages[state])
      announce(messages[state])
      reset = () => show('idle', label)
      timer = window.setTimeout(reset, messageDurationMs)
    }
    navigator.clipboard.writeText(code.textContent).then(
      () => finish('copied'),
      () => finish('failed'),
    )
  }
  document.addEventListener('click', onClick, {capture: true, signal})
  const stop = () => {
    listening.abort()
    resetNow()
  }
  return {selector, stop}
}
