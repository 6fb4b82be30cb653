import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js'
import {assertInternal} from './patch'

/** The part of the stock template that loads the scripts of a page. */
const loadedScripts = /<% it\.scripts\.forEach\(\(script\) => \{ %>[^]*?<% \}\); %>/

/** What a page has instead: a list of its scripts, for the bootstrap (plugins/loading/client). */
const listedScripts = `<meta name="page-scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">`

/** The part of the stock template that loads style sheets. It moves before the inline scripts. */
const stylesheets = /<% it\.stylesheets\.forEach\(\(stylesheet\) => \{ %>[^]*?<% \}\); %>/

const headTags = '<%~ it.headTags %>'

const expect = (holds: boolean, expectation: string) =>
  assertInternal('deferredScripts.ts', '@docusaurus/core', holds, expectation)

/**
 * Changes the page template of Docusaurus (`ssrTemplate`) so that it lists the scripts in a
 * meta element instead of loading them. The bootstrap loads them when a reader needs them, so
 * that a page that is only read transfers none of their 130 kB.
 *
 * The style sheet moves in front of the tags of plugins. The inline bootstrap is one of these
 * tags, so it runs on a styled page: an inline script waits for the style sheets before it.
 *
 * Relies on the text of the stock template: Docusaurus offers no other way to change it.
 *
 * @throws when the template lacks one of the parts to change
 */
export function deferScripts(template: string = stockTemplate): string {
  const styles = stylesheets.exec(template)?.[0]
  expect(styles !== undefined, 'a page template that links its style sheets')
  expect(loadedScripts.test(template), 'a page template that loads scripts one by one')
  expect(template.includes(headTags), 'a page template with the tags of plugins')
  return template
    .replace(stylesheets, '')
    .replace(loadedScripts, '')
    .replace(headTags, () => [listedScripts, styles, headTags].join('\n    '))
    .trimStart()
}
