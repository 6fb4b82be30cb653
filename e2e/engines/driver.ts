/** What a page can be sent: a JSON value. */
type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | {readonly [key: string]: Json}

/** A key by its name in UI Events, or a shortcut. */
export type Key = 'Enter' | 'Escape' | 'Control+a' | 'Control+k'

/**
 * One page of one browser, with no more than the smoke test needs. Keys and clicks are
 * the browser's own input events. Selectors are CSS.
 */
export interface Driver {
  /** Goes to an address and waits until the page has loaded. */
  open: (url: string) => Promise<void>
  /** Goes one page back in the history. */
  back: () => Promise<void>
  /**
   * Runs a function in the page; it sees its arguments and nothing of its module. Its
   * result is a value of JSON or nothing.
   */
  evaluate: <Arguments extends Json[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ) => Promise<Result>
  /** Waits until the first match is visible, brings it into view and clicks it. */
  click: (selector: string) => Promise<void>
  /** Drags by mouse from the middle of one match, which is in view, to that of another. */
  drag: (from: string, to: string) => Promise<void>
  /** Types text into what has the focus. */
  type: (text: string) => Promise<void>
  /** Presses a key or a shortcut. */
  press: (key: Key) => Promise<void>
  /** Sets the size of the page in CSS pixels, as near as the browser's windows allow. */
  resize: (width: number, height: number) => Promise<void>
}

/** A browser that runs, until it is closed. */
export interface Browser {
  version: string
  driver: Driver
  close: () => Promise<void>
}

/** A browser engine that the site is tested in. */
export interface Engine {
  name: string
  /**
   * Starts its browser with a fresh profile.
   *
   * @throws when a program that it needs is not installed, with what to do
   */
  start: () => Promise<Browser>
}

/** Writes the call of a function as text, for a page to run. */
export function callOf<Arguments extends Json[]>(
  run: (...args: Arguments) => unknown,
  args: Arguments,
): string {
  return `(${String(run)})(...${JSON.stringify(args)})`
}
