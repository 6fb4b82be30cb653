import type {Facet, Option, WritableFacet} from '@react-facet/core'
import type {ExampleRoot} from './roots'

export interface Verdict {
  /** What the check tests, in words for the reader. */
  title: string
  /** What was expected and what was found; undefined when the check passed. */
  failure?: string
}

/** Lets a check drive and inspect its own copy of the program. */
export interface Tester<Props> {
  props: Props
  /** Changes the game and waits until the program shows the change. */
  push: (change: () => void) => Promise<void>
  /**
   * Presses the button with this text.
   *
   * @returns the text that the program showed before React did any deferred work
   */
  press: (label: string) => Promise<string>
  /** Renders the program again, as its parent would. */
  rerender: () => Promise<void>
  unmount: () => Promise<void>
  /** The element that a selector finds; the check fails when there is none. */
  element: (selector: string) => HTMLElement
  count: (selector: string) => number
  /** The text of the element that a selector finds, or of the whole program. */
  text: (selector?: string) => string
  /** The program's HTML before its first paint. */
  firstPaint: () => string
  /** How many observers a facet of `props` has. */
  observers: (facet: Facet<unknown>) => number
  /** Fails the check unless both values are equal as JSON. */
  expect: (what: string, found: unknown, expected: unknown) => void
  /**
   * Fails the check unless exactly the expected renders happen during an action.
   *
   * @param expected such as `none` or `Score 2×, Bar 1×`
   */
  expectRenders: (expected: string, action: () => unknown) => Promise<void>
}

/** Checks by title, in the order they are shown. */
export type Checks<Props> = Readonly<
  Record<string, (tester: Tester<Props>) => void | Promise<void>>
>

/** Makes a facet whose observers are counted. */
export type MakeFacet = <Value>(initialValue: Option<Value>) => WritableFacet<Value>

/** The default export of an exercise's checks.ts (WRITING.md, "Exercises"). */
export interface Exercise<Props> {
  /** The renderer, if it is not the library's own. */
  root?: ExampleRoot
  /** Makes the props of the program. Each check gets its own program and props. */
  props: (facet: MakeFacet) => Props
  /** Buttons below the stage that change the game while a reader tries the program. */
  controls?: Readonly<Record<string, (props: Props) => void>>
  /** Checks of what the task asks for. `start.tsx` fails each of them. */
  asked: Checks<Props>
  /** Checks of what works in `start.tsx` and must keep working. */
  kept?: Checks<Props>
}
