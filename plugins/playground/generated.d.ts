declare module '@generated/playground/default/playground.json' {
  import type {PlaygroundData} from '@site/plugins/playground/shared/frames'

  const playground: PlaygroundData
  export default playground
}

declare module '@generated/playground/default/checker.json' {
  /** `plugins/playground/frame/checks`, bundled as a CommonJS module. */
  const checker: string
  export default checker
}
