import {dirname, join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'

/** Files of src that run under React itself, in roots of their own: what the site shows. */
const reactPrograms = [
  'examples',
  'components/Example/mount.tsx',
  'components/HomeHud/FacetHud.tsx',
  'components/HomeHud/ReactHud.tsx',
]

/** The packages of those programs. */
const reactPackages =
  /[\\/]node_modules[\\/](@react-facet|react|react-dom|react-reconciler|scheduler)[\\/]/

const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))

/**
 * Docusaurus plugin: pages of the production build run on Preact, which weighs a quarter
 * of React and has its interface. Live examples and both HUDs of the home page run on
 * React, which comes with them when they are asked for. Pages are rendered to HTML, and
 * `npm start` runs, with React.
 */
export default function preactRuntime({siteDir}: LoadContext): Plugin {
  return {
    name: 'preact-runtime',
    configureWebpack: (_config, isServer) => {
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      const preact = folderOf('preact/compat')
      return {
        resolve: {alias: {react: preact, 'react-dom': preact}},
        module: {
          rules: [
            {
              include: [
                ...reactPrograms.map((path) => join(siteDir, 'src', path)),
                reactPackages,
              ],
              resolve: {
                alias: {react: folderOf('react'), 'react-dom': folderOf('react-dom')},
              },
            },
          ],
        },
      }
    },
  }
}
