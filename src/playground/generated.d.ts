declare module '@generated/playground/default/playground.json' {
  import type {PlaygroundData} from '@site/src/playground/frames'

  const playground: PlaygroundData
  export default playground
}

declare module '@generated/playground/default/checker.json' {
  /** `src/playground/frame/checks`, bundled as a CommonJS module. */
  const checker: string
  export default checker
}
