/** What a reader uses rather than reads. `summary` needs no scripts. */
const usable = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  '[role="button"]',
  '[role="tab"]',
  // What responds to a pointer without having a role.
  '[data-interactive]',
].join()

/** A pointer that stays on something for this long, in milliseconds, rests there. */
const restMs = 65

/** Keys that are held while another one is pressed. */
const modifiers = ['Control', 'Meta', 'Shift', 'Alt']

interface Options {
  /** Selects controls that are watched elsewhere. */
  except: string
  /** Ignores links, and everything that comes before a press. */
  isSparing: boolean
  /** Called each time. */
  onIntent: () => void
}

/**
 * Watches for a reader who is about to use something: a pointer that rests on a link or a
 * control, a press, a tap, the focus, a key. Reading does not count: a pointer that crosses
 * the text, a wheel, a touch that scrolls, text that scrolls below the pointer.
 *
 * @returns stops watching
 */
export function watchIntent({except, isSparing, onIntent}: Options): () => void {
  const listening = new AbortController()
  let timer: number | undefined

  const isUsable = (target: EventTarget | null) =>
    target instanceof Element &&
    target.closest(usable) !== null &&
    !target.closest(except) &&
    !(isSparing && target.closest('a[href]'))
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => {
    const {signal} = listening
    addEventListener(type, listener, {capture: true, passive: true, signal})
  }
  const forget = () => clearTimeout(timer)

  listen('keydown', ({key, target}) => {
    // Scripts would delay the page that the link leads to.
    const isFollowed = isSparing && target instanceof Element && target.closest('a[href]')
    if (!modifiers.includes(key) && !isFollowed) onIntent()
  })
  listen('pointerdown', ({pointerType, target}) => {
    // A finger that goes down may be about to scroll; if not, a click follows.
    if (pointerType !== 'touch' && isUsable(target)) onIntent()
  })
  // Fingers and assistive technology click.
  listen('click', ({target}) => {
    if (isUsable(target)) onIntent()
  })
  if (!isSparing) {
    listen('focusin', ({target}) => {
      if (isUsable(target)) onIntent()
    })
    listen('pointermove', ({pointerType, movementX, movementY, target}) => {
      // Browsers also report a pointer when the page has moved below it.
      if (pointerType === 'touch' || (movementX === 0 && movementY === 0)) return
      forget()
      if (isUsable(target)) timer = window.setTimeout(onIntent, restMs)
    })
    for (const type of ['scroll', 'wheel', 'pointerout'] as const) listen(type, forget)
  }
  return () => {
    forget()
    listening.abort()
  }
}
