declare module 'playground-parts' {
  import type {ExampleRoot, Mount} from '@site/src/components/Example/renderers/mount'

  /** The modules that a program in this frame can import, by name (plugins/code/playground). */
  export const modules: Readonly<Record<string, unknown>>

  /** The renderers of this frame. The page chooses a frame that has the program's renderer. */
  export const renderers: Readonly<Record<ExampleRoot, Mount>>
}
