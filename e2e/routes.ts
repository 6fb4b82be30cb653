/** Every route of the site, SPEC.md §2, without /docs, which leads to its main doc. */
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

const docs = [
  '/docs/getting-started',
  '/docs/goals',
  '/docs/api/overview',
  '/docs/api/packages',
  '/docs/api/helpers',
  '/docs/api/fast-components',
  '/docs/api/mount-components',
  '/docs/api/support-types',
  '/docs/api/supported-attributes',
  '/docs/api/equality-checks',
  ...equalityChecks,
  '/docs/api/hooks',
  ...hooks,
  '/docs/game-ui-development/overview',
  '/docs/game-ui-development/shared-facet',
  '/docs/rendering/overview',
  '/docs/rendering/using-facets-manually',
  '/docs/rendering/using-the-custom-renderer',
]

export const routes = [...pages, ...blog, ...docs]

/** Those that are also plain Markdown, at their path and `.md`. */
export const markdownRoutes = [
  '/markdown-page',
  '/blog/hello-world',
  '/blog/hola',
  '/blog/welcome',
  ...docs,
]
