/**
 * Address of the search page for a query, without base URL. URLSearchParams takes the half
 * emoji that a limit of 64 characters can leave; encodeURIComponent would throw.
 */
export function searchPageUrl(searchPage: string, query: string): string {
  return `${searchPage}?${new URLSearchParams({q: query})}`
}
