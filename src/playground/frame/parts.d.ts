declare module 'playground-parts' {
  import type {ExampleRoot, Mount} from '@site/src/components/Example/renderers/mount'

  /** What a program of this frame can import, by name (plugins/code/playground). */
  export const modules: Readonly<Partial<Record<string, unknown>>>

  /** The renderers that this frame has. */
  export const renderers: Readonly<Partial<Record<ExampleRoot, Mount>>>
}
