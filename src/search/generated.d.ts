declare module '@generated/search/default/config.json' {
  import type {GeneratedSearchConfig} from '@site/src/search/types'

  const config: GeneratedSearchConfig
  export default config
}
