import {expect, it} from 'vitest'
import {check} from '../test/fixture'
import {packages} from './packages'

it('accepts the installed packages', async () => {
  expect(await check(packages, {})).toEqual([])
})

it('reports a package whose types are not installed', async () => {
  const names = ['react', 'react-dom', '@react-facet/core', '@react-facet/shared-facet']
  const problems = await check(packages, {
    ...Object.fromEntries(
      names.map((name) => [`node_modules/${name}/index.d.ts`, 'export {}']),
    ),
    'node_modules/react-dom/client.d.ts': 'export {}',
    'node_modules/react-reconciler/index.js': '',
    'node_modules/@react-facet/dom-fiber/index.d.ts': `import {Reconciler} from 'react-reconciler'
export type ReactFacetReconciler = Reconciler<Node>
declare global {
  namespace JSX {
    interface IntrinsicElements {
      'fast-div': object
    }
  }
}`,
  })
  expect(problems).toEqual([
    'package.json:1  packages  the packages use types of react-reconciler that are not installed: add @types/react-reconciler',
  ])
})
