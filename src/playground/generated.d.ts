declare module '@generated/playground/default/playground.json' {
  import type {PlaygroundData} from '@site/src/playground/frames'

  const playground: PlaygroundData
  export default playground
}
