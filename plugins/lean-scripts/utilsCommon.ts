/**
 * What the browser needs of @docusaurus/utils-common, without the helper library that its
 * entry brings along.
 */
export {
  default as applyTrailingSlash,
  addLeadingSlash,
  addTrailingSlash,
  removeTrailingSlash,
} from '@docusaurus/utils-common/lib/applyTrailingSlash'
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils'

export const blogPostContainerID = '__blog-post-container'
