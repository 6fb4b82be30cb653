import {newIssueUrl} from '../../lib/newIssueUrl'

/**
 * Address of a new issue about a page of the docs.
 *
 * @param url absolute address of the page or of a section of it
 */
export function reportUrl(title: string, url: string): string {
  return newIssueUrl(`Docs: ${title}`, `Page: ${url}\n\nWhat is wrong or missing:\n\n`)
}
