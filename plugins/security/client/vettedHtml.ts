import {insightsScript, isJson, vet} from './vet'

/**
 * Where the browser has Trusted Types, every string that becomes HTML passes here: React's
 * `dangerouslySetInnerHTML` of code blocks, contents lists and search hits, libraries'
 * `innerHTML`. Of inline scripts only data passes, which is the JSON-LD of the next page;
 * of scripts' URLs only that of the provider's insights. The bundle and the bootstrap have
 * policies of their own (plugins/security/policy.ts).
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
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (url) => (url === insightsScript ? url : null),
  })
}
