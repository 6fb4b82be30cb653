import type {LoadContext, Plugin} from '@docusaurus/types'

/**
 * Docusaurus plugin: browsers that know speculation rules prefetch the document behind a link on
 * which a pointer rests, so that the first click shows the next page sooner. The text is the same
 * on all pages, so that one hash allows it in a Content-Security-Policy.
 *
 * Once a page is hydrated, its links load no documents, and the rules match nothing. The browser
 * itself prefetches nothing for readers who save data; client/index.ts takes the rules out on 2g.
 */
export default function speculationRules({baseUrl}: LoadContext): Plugin {
  // Documents of this site: no Markdown pages, feeds or lists.
  const links = `a[href^="${baseUrl}"]:not([target],[href$=md],[href$=xml],[href$=txt])`
  const where = {selector_matches: `[data-has-hydrated=false] ${links}`}
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
