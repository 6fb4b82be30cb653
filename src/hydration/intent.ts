/** What a reader uses, as against what is read. `summary` needs no scripts. */
const usable = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  '[role="button"]',
  '[role="tab"]',
  // Code whose types are shown where the pointer rests.
  '[data-types]',
].join()

/** A pointer that does not move on something for so long, in milliseconds, rests there. */
const restMs = 65

/** Keys that are held for another one. */
const modifiers = ['Control', 'Meta', 'Shift', 'Alt']

interface Options {
  /** Controls with signs of their own. */
  except: string
  /** Only what is done counts, not what may be about to be done; and no link. */
  isSparing: boolean
  /** Called at each sign. */
  onIntent: () => void
}

/**
 * Watches for signs that a reader means to use something: a pointer that rests on a link or
 * a control, a press, a tap, the focus, a key. Reading is none of them: a pointer that
 * crosses the text, a wheel, a touch that scrolls, and text that scrolls below the pointer.
 *
 * @returns a function that ends it
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
    // A key at a link that is followed would delay the page that it leads to.
    const isFollowed = isSparing && target instanceof Element && target.closest('a[href]')
    if (!modifiers.includes(key) && !isFollowed) onIntent()
  })
  listen('pointerdown', ({pointerType, target}) => {
    // A finger that goes down may be about to scroll. If it is not, it clicks.
    if (pointerType !== 'touch' && isUsable(target)) onIntent()
  })
  // Of a finger, and of assistive technology.
  listen('click', ({target}) => {
    if (isUsable(target)) onIntent()
  })
  if (!isSparing) {
    listen('focusin', ({target}) => {
      if (isUsable(target)) onIntent()
    })
    listen('pointermove', ({pointerType, movementX, movementY, target}) => {
      // Browsers also report a pointer below which the page has moved.
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
