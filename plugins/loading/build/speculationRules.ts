import type {LoadContext, Plugin} from '@docusaurus/types'

/**
 * Docusaurus plugin: browsers that know speculation rules prefetch the document behind a link on
 * which a pointer rests, so that the first click shows the next page sooner. The text is the same
 * on all pages, so that one hash allows it in a Content-Security-Policy.
 *
 * Once a page is hydrated, its links load no documents, and client/index.ts takes the rules out; on
 * 2g it does so at once. The browser itself prefetches nothing for readers who save data. The rules
 * match addresses, because with selectors they would make browsers style all links again whenever
 * an attribute in a selector changes.
 */
export default function speculationRules({baseUrl}: LoadContext): Plugin {
  // Documents of this site; Markdown pages, feeds and lists do not end with a slash.
  const where = {href_matches: [baseUrl, `${baseUrl}*/`]}
  return {
    name: 'speculation-rules',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'script',
          attributes: {type: 'speculationrules'},
          innerHTML: JSON.stringify({prefetch: [{where, eagerness: 'moderate'}]}),
        },
      ],
    }),
  }
}
