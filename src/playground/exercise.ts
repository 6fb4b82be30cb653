import type {Facet, Option, WritableFacet} from '@react-facet/core'
import type {ExampleRoot} from '../components/Example/renderers/mount'

/** What became of one check. */
export interface Verdict {
  /** What the check asks, in a reader's words. */
  title: string
  /** What was expected and what was found; nothing when the check passed. */
  failure?: string
}

/** What a check can do with a program, which it has for itself, and see of it. */
export interface Tester<Props> {
  /** What the program was given. */
  props: Props
  /** Runs a change of the game and waits until the program has shown it. */
  push: (change: () => void) => Promise<void>
  /**
   * Presses the button that has this text.
   *
   * @returns what the program showed before it did any work that can wait, as its text
   */
  press: (label: string) => Promise<string>
  /** Replaces the text of the input that a selector finds. */
  type: (selector: string, text: string) => Promise<void>
  /** Renders the program again, as its parent would. */
  rerender: () => Promise<void>
  /** Takes the program off the screen. */
  unmount: () => Promise<void>
  /** The element that a selector finds; the check fails when there is none. */
  element: (selector: string) => HTMLElement
  /** How many elements a selector finds. */
  count: (selector: string) => number
  /** The text of that element, or of all that the program shows. */
  text: (selector?: string) => string
  /** The HTML that was there when the browser could paint for the first time. */
  firstPaint: () => string
  /** The components that have rendered since `forget`: `none`, or `Score 2×, Bar 1×`. */
  renders: () => string
  /** Forgets the renders so far. */
  forget: () => void
  /** How many observers a facet of `props` has. */
  observers: (facet: Facet<unknown>) => number
  /** Fails the check when the two differ as JSON. */
  expect: (what: string, found: unknown, expected: unknown) => void
}

/** Checks by their titles, in the order in which they are shown. */
export type Checks<Props> = Readonly<
  Record<string, (tester: Tester<Props>) => void | Promise<void>>
>

/** Makes a facet of a game, whose observers are counted. */
export type MakeFacet = <Value>(initialValue: Option<Value>) => WritableFacet<Value>

/** The default export of an exercise's checks.ts (WRITING.md, "Exercises"). */
export interface Exercise<Props> {
  /** The renderer, where it is not the library's own. */
  root?: ExampleRoot
  /** Makes what the program is given. Each check has a program and props of its own. */
  props: (facet: MakeFacet) => Props
  /** Buttons below the stage that change the game while a reader tries the program. */
  controls?: Readonly<Record<string, (props: Props) => void>>
  /** What the task asks for: the program to begin with fails these. */
  asked: Checks<Props>
  /** What worked from the start, and has to go on. */
  kept?: Checks<Props>
}
