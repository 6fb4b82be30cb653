import js from '@eslint/js'
import importPlugin from 'eslint-plugin-import'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import {defineConfig, globalIgnores} from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Folders that stand on one another: each may import from those before it only. */
const layers = {
  plugins: ['lib', 'content', 'code', 'search', 'outputs', 'security', 'loading'],
  'plugins/code': [
    'apiLinks',
    'samples',
    'highlighting',
    'types',
    'examples',
    'playground',
  ],
  src: ['lib', 'search', 'hydration', 'components', 'theme'],
}

/** What plugins may use of src: what neither renders nor needs a browser. */
const pure = [
  'lib',
  'search/types.ts',
  'search/docsearch.ts',
  'search/tiers.ts',
  'search/first/parts.ts',
  'components/Example/source.ts',
  'components/Example/renderers/mount.ts',
  'components/TypeHints/sampleTypes.ts',
  'playground/frames.ts',
]

const forbidden = [
  ...['plugins', 'scripts', 'e2e'].map((from) => ['src', from]),
  ...['scripts', 'e2e', 'tools'].map((from) => ['plugins', from]),
  ...['src', 'plugins', 'scripts', 'e2e'].map((from) => ['tools', from]),
  ['scripts', 'e2e'],
  ['e2e', 'scripts'],
  ...Object.entries(layers).flatMap(([folder, names]) =>
    names.flatMap((name, index) =>
      names.slice(index + 1).map((above) => [`${folder}/${name}`, `${folder}/${above}`]),
    ),
  ),
].map(([target, from]) => ({
  target: `./${target}`,
  from: `./${from}`,
  message: `${target} stands below ${from} (ARCHITECTURE.md, "Folders").`,
}))

export default defineConfig(
  globalIgnores([
    'build/',
    'build-*/',
    '.docusaurus*/',
    'test-results/',
    'playwright-report/',
  ]),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['*.js', 'plugins/**/*.js'],
    languageOptions: {globals: {module: 'writable', require: 'readonly'}},
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true},
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {ignoreRestSiblings: true, varsIgnorePattern: '^_'},
      ],
      // Docusaurus' bundler needs require() where an import would be hoisted.
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
  {
    // Where there are components: the rules of hooks compile each file, which takes time.
    files: ['src/**/*.{ts,tsx}', 'scripts/bench-facets/**/*.tsx', 'e2e/*/pages/**/*.tsx'],
    extends: [
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat['recommended-latest'],
    ],
    rules: {
      // What only the browser knows is set after hydration, in an effect.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    // Imports go one way, and in no circle.
    files: ['**/*.{ts,tsx}'],
    plugins: {import: importPlugin},
    settings: {
      'import/resolver': {node: {extensions: ['.ts', '.tsx', '.js']}},
      'import/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
      // Packages are not part of a circle here, and reading them takes a minute.
      'import/ignore': ['node_modules'],
    },
    rules: {
      // Looking for circles of the whole first takes longer than to look from each file.
      'import/no-cycle': ['error', {disableScc: true}],
      // The resolver does not know the alias of the site's folder.
      'no-restricted-imports': [
        'error',
        {patterns: ['@site/plugins/*', '@site/scripts/*']},
      ],
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            ...forbidden,
            {
              target: './plugins',
              from: './src',
              except: pure.map((path) => `./${path}`),
              message:
                'Plugins use of src only what is pure (ARCHITECTURE.md, "Folders").',
            },
          ],
        },
      ],
    },
  },
  {
    // Facet hooks take plain dependencies first and facets second (docs, "Hooks").
    files: ['src/examples/**/*.tsx'],
    rules: {
      // shallowObjectEqualityCheck rejects interfaces, which have no index signature.
      '@typescript-eslint/consistent-type-definitions': 'off',
      'jsx-a11y/label-has-associated-control': [
        'error',
        {controlComponents: ['fast-input', 'fast-textarea']},
      ],
      'react-hooks/exhaustive-deps': [
        'error',
        {
          additionalHooks:
            '(useFacetLayoutEffect|useFacetEffect|useFacetMap|useFacetMemo|useFacetCallback)',
        },
      ],
    },
  },
)
