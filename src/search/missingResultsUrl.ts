import {newIssueUrl} from '../lib/newIssueUrl'

/** Address of a new issue that says which search found nothing. */
export function missingResultsUrl(query: string): string {
  return newIssueUrl(
    `Docs search finds nothing for "${query}"`,
    `I searched the React Facet docs for "${query}" and expected to find:\n\n`,
  )
}
