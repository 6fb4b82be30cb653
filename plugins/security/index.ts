import {join} from 'node:path'
import type {Plugin} from '@docusaurus/types'
import {trustedTypesPolicies} from './policy'

/**
 * Docusaurus plugin: makes the site's scripts fit for the Content-Security-Policy
 * (policy.ts), which plugins/built-pages writes into every page. Pages of `npm start` have
 * no policy.
 */
export default function security(): Plugin {
  return {
    name: 'security',
    getClientModules: () => [join(__dirname, 'client', 'vettedHtml.ts')],
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {output: {trustedTypes: {policyName: trustedTypesPolicies.bundle}}},
  }
}
