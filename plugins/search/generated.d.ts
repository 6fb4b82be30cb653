declare module '@generated/search/default/config.json' {
  import type {GeneratedSearchConfig} from '@site/plugins/search/shared/types'

  const config: GeneratedSearchConfig
  export default config
}
