/**
 * What this site calls its parts: for docusaurus.config.ts, which tells the plugins, and for
 * the checks of the docs. Paths are relative to the site.
 */

/** Folders with pages in Markdown. */
export const pageFolders = ['docs', 'blog', 'src/pages']

/** The live examples, one file each. */
export const examples = {component: 'Example', folder: 'src/examples'}

/** The pages that say where each export and each fast-* element is documented. */
export const apiPages = {
  /** WRITING.md, "Exports and the index". */
  index: 'docs/api/overview.mdx',
  elements: 'docs/api/fast-components.mdx',
}

/** Headings of sections that only link to other pages (WRITING.md, "Sections"). */
export const skippedSections = ['Related pages']
