import {existsSync} from 'node:fs'

/** A value that can be sent to a page. */
type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | {readonly [key: string]: Json}

/** A key, named as in `KeyboardEvent.key`, or a shortcut. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Control+a' | 'Control+k'

/**
 * Controls a page in a browser, with only the actions that the smoke test needs. Keys and
 * clicks are real input events of the browser. Selectors are CSS.
 */
export interface Driver {
  /** Goes to an address and waits until the page has loaded. */
  open: (url: string) => Promise<void>
  /** Goes one page back in the history. */
  back: () => Promise<void>
  /**
   * Runs a function in the page. The function can use its arguments but no variables of its
   * module; it returns a JSON value or nothing.
   */
  evaluate: <Arguments extends Json[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ) => Promise<Result>
  /** Waits until the first match is visible, brings it into view and clicks it. */
  click: (selector: string) => Promise<void>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  /** Presses a key or a shortcut. */
  press: (key: Key) => Promise<void>
  /** Sets the page size in CSS pixels, as closely as the browser's windows allow. */
  resize: (width: number, height: number) => Promise<void>
}

/** A running browser. */
export interface Browser {
  version: string
  driver: Driver
  close: () => Promise<void>
}

/**
 * Finds a program that no npm package provides.
 *
 * @param debianPackage what to install when it is missing
 * @param paths where systems have it
 * @throws when it is not installed; the error says what to do
 */
export function findProgram(debianPackage: string, ...paths: string[]): string {
  const path = paths.find((one) => existsSync(one))
  if (path !== undefined) return path
  throw new Error(`Install ${debianPackage}: there is no ${paths.join(', no ')}.`)
}

/** A browser engine that the site is tested in. */
export interface Engine {
  name: string
  /**
   * Starts its browser with a fresh profile.
   *
   * @throws when a needed program is not installed; the error says what to do
   */
  start: () => Promise<Browser>
}

/** Serialises a function call, for a page to run. */
export function callOf<Arguments extends Json[]>(
  run: (...args: Arguments) => unknown,
  args: Arguments,
): string {
  return `(${String(run)})(...${JSON.stringify(args)})`
}
