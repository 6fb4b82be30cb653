import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import {defineConfig, globalIgnores} from 'eslint/config'
import tseslint from 'typescript-eslint'

export default defineConfig(
  globalIgnores(['build*', '.docusaurus*', 'test-results', 'playwright-report']),
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['*.js', 'plugins/**/*.js'],
    languageOptions: {globals: {module: 'writable', require: 'readonly'}},
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      jsxA11y.flatConfigs.recommended,
      reactHooks.configs.flat['recommended-latest'],
    ],
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
      // What only the browser knows is set after hydration, in an effect.
      'react-hooks/set-state-in-effect': 'off',
      // Docusaurus' bundler needs require() where an import would be hoisted.
      '@typescript-eslint/no-require-imports': 'off',
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
