const pages = ['/', '/markdown-page', '/search']

const blog = [
  '/blog',
  '/blog/archive',
  '/blog/hello-world',
  '/blog/hola',
  '/blog/welcome',
  '/blog/tags',
  '/blog/tags/docusaurus',
  '/blog/tags/facebook',
  '/blog/tags/hello',
  '/blog/tags/hola',
]

const equalityChecks = [
  'create-object-key-specific-check',
  'create-optional-value-equality-check',
  'create-uniform-array-equality-check',
  'create-uniform-object-equality-check',
  'custom-equality-checks',
  'default-equality-check',
  'shallow-array-equality-check',
  'shallow-object-array-equality-check',
  'shallow-object-equality-check',
  'strict-equality-check',
].map((page) => `/docs/api/equality-checks/${page}`)

const hooks = [
  'use-facet-callback',
  'use-facet-effect',
  'use-facet-layout-effect',
  'use-facet-map',
  'use-facet-memo',
  'use-facet-ref',
  'use-facet-state',
  'use-facet-transition',
  'use-facet-unwrap',
  'use-facet-wrap',
  'use-facet-wrap-memo',
].map((page) => `/docs/api/hooks/${page}`)

const api = [
  'overview',
  'packages',
  'helpers',
  'fast-components',
  'mount-components',
  'support-types',
  'supported-attributes',
  'equality-checks',
  'hooks',
].map((page) => `/docs/api/${page}`)

const guides = [
  'getting-started',
  'goals',
  'game-ui-development/overview',
  'game-ui-development/shared-facet',
  'rendering/overview',
  'rendering/using-facets-manually',
  'rendering/using-the-custom-renderer',
].map((page) => `/docs/${page}`)

/** Every route of the site, by section, except /docs, which redirects to its main doc. */
export const sections = {
  pages,
  blog,
  guides,
  api,
  hooks,
  'equality checks': equalityChecks,
}

export const routes = Object.values(sections).flat()

/** The routes that are also served as plain Markdown, at their path with `.md`. */
export const markdownRoutes = [
  '/markdown-page',
  '/blog/hello-world',
  '/blog/hola',
  '/blog/welcome',
  ...guides,
  ...api,
  ...hooks,
  ...equalityChecks,
]
