declare module 'frame-modules' {
  import type {Mount} from '@site/plugins/playground/frame/renderers/mount'
  import type {ExampleRoot} from '@site/plugins/playground/shared/roots'

  /** The modules that a program in this frame can import, by name (plugins/playground/build/frames). */
  export const modules: Readonly<Record<string, unknown>>

  /** The renderers of this frame. The page chooses a frame that has the program's renderer. */
  export const renderers: Readonly<Record<ExampleRoot, Mount>>
}
