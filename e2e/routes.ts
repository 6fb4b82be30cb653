import {quickOrDeep} from './deep'

function below(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`)
}

/** Every route of the site, by section, except /docs, which redirects to /docs/goals. */
export const sections = {
  pages: ['/', '/markdown-page', '/search'],
  blog: [
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
  ],
  guides: below('/docs', [
    'getting-started',
    'goals',
    'game-ui-development/overview',
    'game-ui-development/shared-facet',
    'rendering/overview',
    'rendering/using-facets-manually',
    'rendering/using-the-custom-renderer',
  ]),
  api: below('/docs/api', [
    'overview',
    'packages',
    'helpers',
    'fast-components',
    'mount-components',
    'support-types',
    'supported-attributes',
    'equality-checks',
    'hooks',
  ]),
  hooks: below('/docs/api/hooks', [
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
  ]),
  'equality checks': below('/docs/api/equality-checks', [
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
  ]),
}

export const routes = Object.values(sections).flat()

/** Pages that components make or that only list other pages. */
const withoutMarkdown = /^\/(?:search|blog(?:\/archive|\/tags.*)?)?$/

/** The pages that are written in Markdown. Each has a Markdown page, at its path with `.md`. */
export const markdownRoutes = routes.filter((route) => !withoutMarkdown.test(route))

/** A page of each kind, and those with the most parts. */
const samples: readonly string[] = [
  ...sections.pages,
  '/blog',
  '/blog/archive',
  '/blog/welcome',
  '/blog/tags',
  '/blog/tags/hello',
  '/docs/getting-started',
  '/docs/game-ui-development/overview',
  '/docs/api/packages',
  '/docs/api/helpers',
  '/docs/api/hooks/use-facet-map',
  '/docs/api/equality-checks/strict-equality-check',
]

/** Whether `npm test` visits a route for what each page has; `npm run test:deep` visits all routes. */
export function isVisited(route: string): boolean {
  return quickOrDeep(samples.includes(route), true)
}
