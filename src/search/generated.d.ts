declare module '@generated/search/default/config.json' {
  import type {GeneratedSearchConfig} from '@site/src/search/types'

  const config: GeneratedSearchConfig
  export default config
}

declare module '@generated/search/default/pages.json' {
  /** URL of the content-hashed asset that holds the site's pages. */
  const url: string
  export default url
}
