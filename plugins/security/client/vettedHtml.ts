import scripts from '@generated/security/default/scripts.json'
import {isJson, vet} from './vet'

/**
 * In browsers with Trusted Types, every string that becomes HTML passes through here: React's
 * `dangerouslySetInnerHTML` of code blocks, tables of contents and search hits, and
 * libraries' `innerHTML`. An inline script passes only if it is data, such as the JSON-LD of
 * the next page, and is emptied otherwise; a script URL passes only if the site allows it. The
 * policy of the page decides about objects. The bundle and the bootstrap
 * have policies of their own (plugins/security/build/policy.ts).
 */
// oxlint-disable-next-line typescript/prefer-optional-chain -- there may be no `window`
if (typeof window !== 'undefined' && window.trustedTypes) {
  const {trustedTypes} = window
  const inert = trustedTypes.createPolicy('inert-template', {createHTML: (html) => html})
  const parse = (html: string) => {
    const template = document.createElement('template')
    template.innerHTML = inert.createHTML(html)
    return template.content
  }
  trustedTypes.createPolicy('default', {
    createHTML: (html) => vet(html, parse),
    createScript: (text) => (isJson(text) ? text : ''),
    createScriptURL: (url, _type?: string, sink?: string) =>
      /^HTML[OE]/.test(sink ?? '') ||
      scripts.some((known) => url === known || url.startsWith(`${known}/`))
        ? url
        : null,
  })
}
