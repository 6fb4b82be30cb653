/**
 * Names and paths of this site's parts. docusaurus.config.ts passes them to the plugins, and
 * the checks of the docs use them too. Paths are relative to the site.
 */

/** Address of the site unless the environment gives another one. */
export const siteUrl = 'https://react-facet.mojang.com'

/** Folders of Markdown pages. */
export const pageFolders = ['docs', 'blog', 'src/pages']

/** The live examples, one file each. */
export const examples = {component: 'Example', folder: 'src/examples'}

/** The exercises, one folder each. */
export const exercises = {
  folder: 'src/exercises',
  component: 'Exercise',
  /** The component's module. Only pages with an exercise load it. */
  module: '@site/plugins/playground/client/Exercise',
  /** The component that says whether an exercise was solved. */
  solvedComponent: 'Solved',
}

/** The pages that say where each export and each fast-* element is documented. */
export const apiPages = {
  /** Lists all exports (WRITING.md, "Exports and the index"). */
  index: 'docs/api/overview.mdx',
  elements: 'docs/api/fast-components.mdx',
}

/** The rules for coding agents. */
export const agentSkill = 'src/agents/SKILL.md'

/** The library that the docs are about. */
export const library = {
  /** In the order of the index page. */
  packages: ['@react-facet/core', '@react-facet/dom-fiber', '@react-facet/shared-facet'],
  /** Declares what newer versions of the packages add to the installed ones. */
  additions: 'types/react-facet-18.d.ts',
  /** Maps a package to the module of this site that replaces it in imports. */
  standIns: {'@react-facet/dom-fiber': 'plugins/playground/shared/domFiber.ts'},
}

/** Headings of sections that only link to other pages (WRITING.md, "Sections"). */
export const skippedSections = ['Related pages']
