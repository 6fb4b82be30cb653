const newIssueUrl = 'https://github.com/mojang/ore-ui/issues/new'

/** Address of a new issue that says which search found nothing (SPEC.md §8). */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({
    title: `Docs search finds nothing for "${query}"`,
    body: `I searched the React Facet docs for "${query}" and expected to find:\n\n`,
  })
  return `${newIssueUrl}?${parameters}`
}
