import {hasMoved} from '../../lib/client/hasMoved'

/** Interactive elements. `summary` is not listed, because it works without scripts. */
const controls = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  '[role="button"]',
  '[role="tab"]',
  // Elements that respond to a pointer but have no role.
  '[data-interactive]',
].join()

/** How long a pointer must stay still on something to count as resting on it, in milliseconds. */
const restMs = 65

/** Keys that are held while another key is pressed. */
const modifiers = ['Control', 'Meta', 'Shift', 'Alt']

interface Options {
  /** Selects controls that need no scripts, or are watched elsewhere. */
  except: string
  /** Whether the connection is slow. Anything short of a press is then ignored. */
  isSlow: boolean
  /**
   * Called each time a reader is about to use something, perhaps often: a control, or whatever a
   * key does.
   */
  onIntent: (control?: Element) => void
}

/**
 * Detects that a reader is about to use something: a pointer rests on a link or a control, or
 * the reader presses, taps, focuses or changes one, or presses a key. Moving the pointer across the
 * text and scrolling with a wheel or a finger do not count.
 *
 * @returns a function that stops watching
 */
export function watchIntent({except, isSlow, onIntent}: Options): () => void {
  const listening = new AbortController()
  let timer: number | undefined

  const controlOf = (target: EventTarget | null) =>
    target instanceof Element && !target.closest(except) && target.closest(controls)
  const signal = ({target}: Event) => {
    const control = controlOf(target)
    if (control) onIntent(control)
  }
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => {
    const options = {capture: true, passive: true, signal: listening.signal}
    addEventListener(type, listener, options)
  }
  const forget = () => clearTimeout(timer)

  listen('keydown', ({key}) => {
    if (!modifiers.includes(key)) onIntent()
  })
  listen('pointerdown', (event) => {
    // A touch may be the start of a scroll. If it is a tap, a click follows.
    if (event.pointerType !== 'touch') signal(event)
  })
  // Taps, and presses by assistive technology, arrive as clicks; a slider that a finger moves
  // has only changes.
  for (const type of ['click', 'input'] as const) listen(type, signal)
  if (!isSlow) {
    listen('focusin', signal)
    listen('pointermove', (event) => {
      if (event.pointerType === 'touch' || !hasMoved(event)) return
      forget()
      const control = controlOf(event.target)
      if (control) timer = window.setTimeout(onIntent, restMs, control)
    })
    for (const type of ['scroll', 'wheel', 'pointerout'] as const) listen(type, forget)
  }
  return () => {
    forget()
    listening.abort()
  }
}
