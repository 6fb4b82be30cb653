/**
 * Has the exports of @docusaurus/utils-common, but imports them from its individual files. The
 * package's index requires all of TypeScript's helpers (tslib), and uses only one of them.
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

/** The id of the element from which the blog's feeds take the text of a post. */
export const blogPostContainerID = '__blog-post-container'
