import {hashInline} from '../lib/hashInline'
import type {PageContent} from './page'

/**
 * Finds the hashes of the inline scripts that configuration puts into every page. A script
 * that only some pages have comes from content or a component, where none is allowed.
 *
 * @param pages what each page of the build has, with the path of its file
 * @throws when a page has such a script, or anything else that the policy forbids; the
 *   message names each page and what it has
 */
export function allowedScripts(
  pages: readonly (Pick<PageContent, 'inlineScripts' | 'forbidden'> & {path: string})[],
): string[] {
  const isOnEveryPage = (script: string) =>
    pages.every(({inlineScripts}) => inlineScripts.includes(script))
  const problems = pages.flatMap(({path, inlineScripts, forbidden}) => [
    ...inlineScripts
      .filter((script) => !isOnEveryPage(script))
      .map(
        (script) => `${path} has an inline script of its own: ${script.slice(0, 120)}`,
      ),
    ...forbidden.map(({reason, excerpt}) => `${path} has ${reason}: ${excerpt}`),
  ])
  if (problems.length > 0) {
    throw new Error(
      'The Content-Security-Policy of this site (SECURITY.md) does not allow what these ' +
        `pages have. Use a separate file, or a class, instead.\n${problems.join('\n')}`,
    )
  }
  return [...new Set(pages.flatMap(({inlineScripts}) => inlineScripts))].map(hashInline)
}
