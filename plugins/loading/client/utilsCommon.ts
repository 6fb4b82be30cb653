/**
 * What @docusaurus/utils-common exports, from its files: its index asks, in CommonJS, for
 * all helpers of TypeScript to use one of them.
 */
export {
  addLeadingSlash,
  addTrailingSlash,
  default as applyTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash'
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils'
export {
  addPrefix,
  addSuffix,
  removePrefix,
  removeSuffix,
} from '@docusaurus/utils-common/lib/stringUtils'

/** Excludes what is in the element from what crawlers search. */
export const blogPostContainerID = '__blog-post-container'
