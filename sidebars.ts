import type {SidebarsConfig} from '@docusaurus/plugin-content-docs'

/** The sidebar that all docs pages share, in reading order. */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Introduction',
      collapsible: false,
      items: ['goals', 'getting-started'],
    },
    {
      type: 'category',
      label: 'Rendering',
      items: [
        'rendering/overview',
        'rendering/using-the-custom-renderer',
        'rendering/using-facets-manually',
      ],
    },
    {
      type: 'category',
      label: 'Game UI development',
      items: ['game-ui-development/overview', 'game-ui-development/shared-facet'],
    },
    {
      type: 'category',
      label: 'API',
      items: [
        'api/overview',
        'api/packages',
        {
          type: 'category',
          label: 'Hooks',
          link: {type: 'doc', id: 'api/hooks/index'},
          items: [
            'api/hooks/use-facet-state',
            'api/hooks/use-facet-map',
            'api/hooks/use-facet-memo',
            'api/hooks/use-facet-callback',
            'api/hooks/use-facet-effect',
            'api/hooks/use-facet-layout-effect',
            'api/hooks/use-facet-ref',
            'api/hooks/use-facet-unwrap',
            'api/hooks/use-facet-wrap',
            'api/hooks/use-facet-wrap-memo',
            'api/hooks/use-facet-transition',
          ],
        },
        'api/mount-components',
        'api/fast-components',
        'api/supported-attributes',
        {
          type: 'category',
          label: 'Equality checks',
          link: {type: 'doc', id: 'api/equality-checks/index'},
          items: [
            'api/equality-checks/default-equality-check',
            'api/equality-checks/strict-equality-check',
            'api/equality-checks/shallow-object-equality-check',
            'api/equality-checks/shallow-array-equality-check',
            'api/equality-checks/shallow-object-array-equality-check',
            'api/equality-checks/create-uniform-object-equality-check',
            'api/equality-checks/create-uniform-array-equality-check',
            'api/equality-checks/create-object-key-specific-check',
            'api/equality-checks/create-optional-value-equality-check',
            'api/equality-checks/custom-equality-checks',
          ],
        },
        'api/helpers',
        'api/support-types',
      ],
    },
  ],
}

export default sidebars
