/**
 * Exports what @docusaurus/utils-common exports, but from its single files. Its index requires
 * all of tslib, the helpers of TypeScript, to use one of them.
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

/** The id of the element with the text of a post, in which the blog's feeds find it. */
export const blogPostContainerID = '__blog-post-container'
