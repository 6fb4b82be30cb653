import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js'
import {expectOf} from './seam'

/** How the stock template loads the scripts of a page. */
const loadedScripts = /<% it\.scripts\.forEach\(\(script\) => \{ %>[^]*?<% \}\); %>/

/** Names them instead, for the bootstrap (src/hydration). */
const namedScripts = `<meta name="page-scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">`

/** How the stock template loads styles; they are moved in front of the inline scripts. */
const stylesheets = /<% it\.stylesheets\.forEach\(\(stylesheet\) => \{ %>[^]*?<% \}\); %>/

const headTags = '<%~ it.headTags %>'

const expect = (holds: boolean, expectation: string) =>
  expectOf('deferredScripts.ts', '@docusaurus/core', holds, expectation)

/**
 * Makes the page template (Docusaurus `ssrTemplate`) of the stock one: scripts are named
 * in a meta element, not loaded. The bootstrap loads them when a reader needs them, so that
 * a page that is only read transfers none of its 150 kB.
 *
 * The style sheet goes before the tags of plugins, because the inline bootstrap is among them:
 * a browser that reads the script first does not run it before the styles are there.
 *
 * Relies on the wording of the stock template: Docusaurus offers no other way to change it.
 *
 * @param template the stock one
 * @throws when a part of it is not there
 */
export function deferScripts(template: string = stockTemplate): string {
  const styles = stylesheets.exec(template)?.[0]
  expect(styles !== undefined, 'a page template that links its style sheets')
  expect(loadedScripts.test(template), 'a page template that loads scripts one by one')
  expect(template.includes(headTags), 'a page template with the tags of plugins')
  return template
    .replace(stylesheets, '')
    .replace(loadedScripts, '')
    .replace(headTags, () => [namedScripts, styles, headTags].join('\n    '))
    .trimStart()
}
