import {searchConfig} from './client'

/** Address of a new issue that says which search found nothing. */
export function missingResultsUrl(query: string): string {
  const {newIssueUrl, siteTitle} = searchConfig
  const title = `Docs search finds nothing for "${query}"`
  const body = `I searched the ${siteTitle} docs for "${query}" and expected to find:\n\n`
  return `${newIssueUrl}?${new URLSearchParams({title, body})}`
}
